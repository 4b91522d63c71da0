import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { preSaleEvents } from '../orders/pre-sale/pre-sale.events.js';
import { isDisputed, leftOf } from '../payments/payment/left.rules.js';
import { paymentState } from '../payments/payment/payment.state.js';
import { PAYMENTS, type Payments } from '../payments/payments.ports.js';

const granted = pick(preSaleEvents, 'RefundGranted');
type Granted = RecordedEvent<EventOf<typeof granted>>;
type Deps = Pick<ModuleContext, 'get' | 'log' | 'eventStore'>;

/** Whenever money of an order is to go back, payments is asked for it, once by its id. Of what staff sent back at the provider a moment before, the rest is sent.
 *  source  modules/orders/README.md, Money 5 */
export const sendOrderRefunds = ({ get, log, eventStore }: Deps): Reactor =>
  reactor({
    name: 'send-order-refunds',
    handles: [granted],
    handle: async (_, events) => {
      for (const event of events)
        await refund({ payments: get(PAYMENTS), eventStore, log }, event).catch((error: unknown) => {
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
async function refund(
  { payments, eventStore, log }: Pick<Deps, 'eventStore' | 'log'> & { readonly payments: Payments },
  { data, recordedAt }: Granted,
): Promise<void> {
  const { paymentId, refundId, cents, reason } = data;
  const ask = (
    amountCents: number,
    lines: readonly { readonly id: string; readonly amountCents: number }[],
    step: string,
  ) => {
    const meta = systemCommand(recordedAt, deterministicId('send-order-refunds', refundId, step));
    return payments.refund(paymentId, { refundId, amountCents, lines, reason }, meta);
  };
  const lines = data.lines.map(({ id, cents }) => ({ id, amountCents: cents }));
  await ask(cents, lines, 'by line').catch(async (error: unknown) => {
    if (!isTooMuch(error)) throw error;
    const payment = await loadState(eventStore, paymentState, paymentId);
    if (payment.status === 'none' || isDisputed(payment)) throw error; // a bank may give back what it holds
    const left = Math.min(cents, leftOf(payment));
    if (left === 0) throw error;
    log.warn({ paymentId, refundId, cents, left }, 'less goes back than was granted: staff sent the rest');
    return ask(left, [], 'what is left');
  });
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'TOO_MUCH_TO_REFUND' || error.code === 'NOTHING_TO_REFUND');
