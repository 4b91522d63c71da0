import { dateOfOrder } from '../../projections/orders/pre-sales/pre-sales.queries.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { orderPurpose } from '../orders/order/order-ids.shared.js';
import { type PreSaleCommand, preSaleDecider } from '../orders/pre-sale/pre-sale.decider.js';
import { paymentEvents } from '../payments/payment/payment.events.js';
import { paymentState } from '../payments/payment/payment.state.js';

const followed = pick(
  paymentEvents,
  'PaymentSettled',
  'PaymentExpired',
  'PaymentCancelled',
  'RefundSettled',
  'DisputeOpened',
  'DisputeClosed',
);
type Followed = RecordedEvent<EventOf<typeof followed>>;
type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;

/** Whenever money of an order comes or goes back, or its payment ends, the pre-sale records it: a space is assigned once it is paid, and free once nobody can pay
 *  for it any more.
 *  source  modules/orders/README.md, Money */
export const followOrderPayments = (deps: Deps): Reactor =>
  reactor({
    name: 'follow-order-payments',
    handles: [followed],
    handle: async (_, events) => {
      for (const event of events)
        if (event.data.purpose.kind === orderPurpose) await follow(deps, event, event.data.purpose.id);
    },
  });

async function follow({ bus, db, eventStore }: Deps, event: Followed, orderId: string): Promise<void> {
  const { entityId: paymentId, id, recordedAt } = event;
  const dateId = await dateOfOrder(db, orderId);
  if (dateId === undefined) throw new Error(`The order ${orderId} is not in the read model yet`); // it is tried again
  const meta = systemCommand(recordedAt, deterministicId('follow-order-payments', id));
  const send = (command: PreSaleCommand) => dispatch(bus, preSaleDecider, dateId, command);
  switch (event.type) {
    case 'PaymentSettled': {
      const { paidCents, paidAt } = event.data;
      await send({ type: 'RecordPayment', orderId, paymentId, paidCents, paidAt, meta });
      return;
    }
    case 'PaymentExpired':
    case 'PaymentCancelled':
      await send({ type: 'AbandonOrder', orderId, paymentId, meta });
      return;
    case 'RefundSettled': {
      const { totalCents } = event.data;
      await send({ type: 'RecordRefund', orderId, paymentId, totalCents, meta });
      return;
    }
    case 'DisputeOpened':
    case 'DisputeClosed': {
      const payment = await loadState(eventStore, paymentState, paymentId);
      const disputes = payment.status === 'none' ? [] : [...payment.disputes.values()];
      const status = worst(disputes.map((dispute) => dispute.status));
      const cents = disputes.reduce(
        (sum, dispute) => (dispute.status === status ? sum + dispute.amountCents : sum),
        0,
      );
      await send({ type: 'RecordDispute', orderId, status, cents, meta });
      return;
    }
    default:
      unreachable(event);
  }
}

/** Of several disputes about one payment, what the team has to know. */
const worst = (statuses: readonly ('open' | 'won' | 'lost')[]) =>
  (['open', 'lost', 'won'] as const).find((status) => statuses.includes(status)) ?? 'won';
