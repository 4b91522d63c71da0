import { DomainError } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { preSaleEvents } from '../orders/pre-sale/pre-sale.events.js';
import { PAYMENTS, type Payments } from '../payments/payments.ports.js';

const granted = pick(preSaleEvents, 'RefundGranted');
type Granted = RecordedEvent<EventOf<typeof granted>>;
type Deps = Pick<ModuleContext, 'get' | 'log'>;

/** Whenever money of an order is to go back, payments is asked for it, once by its id. What staff sent back at the provider a moment before is not sent again.
 *  source  modules/orders/README.md, Money 5 */
export const sendOrderRefunds = ({ get, log }: Deps): Reactor =>
  reactor({
    name: 'send-order-refunds',
    handles: [granted],
    handle: async (_, events) => {
      for (const event of events)
        await refund(get(PAYMENTS), event).catch((error: unknown) => {
          if (!isTooMuch(error)) throw error;
          const { orderId, refundId } = event.data;
          log.error(
            { err: error, orderId, refundId },
            'a refund of an order is more than what is left of it',
          );
        });
    },
  });

/** A payment may know nothing of a line: then it goes back for none in particular. */
async function refund(payments: Payments, { data, recordedAt }: Granted): Promise<void> {
  const { paymentId, refundId, cents: amountCents, reason } = data;
  const ask = (lines: readonly { readonly id: string; readonly amountCents: number }[], step: string) => {
    const meta = systemCommand(recordedAt, deterministicId('send-order-refunds', refundId, step));
    return payments.refund(paymentId, { refundId, amountCents, lines, reason }, meta);
  };
  const lines = data.lines.map(({ id, cents }) => ({ id, amountCents: cents }));
  await ask(lines, 'by line').catch((error: unknown) => {
    if (!isTooMuch(error) || lines.length === 0) throw error;
    return ask([], 'whole');
  });
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'TOO_MUCH_TO_REFUND' || error.code === 'NOTHING_TO_REFUND');
