import { type Kysely, sql } from 'kysely';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type PaymentEvent, paymentEvents } from '../../../modules/payments/payment/payment.events.js';
import {
  type SubscriptionEvent,
  subscriptionEvents,
} from '../../../modules/payments/subscription/subscription.events.js';
import {
  createPayments,
  type DisputeTable,
  type PaymentTable,
  type RefTable,
  type RefundTable,
  type SubscriptionTable,
} from './payments.table.js';

/** Payments and subscriptions, as staff lists and the comparison need them. No row says whose they are. */
export const payments = projection({
  name: 'payments',
  version: 2,
  handles: [paymentEvents, subscriptionEvents],
  create: createPayments,
  async handle(tx, events) {
    const db = tx.withTables<Tables>();
    for (const event of events) {
      if (isOfSubscription(event)) await followSubscription(db, event);
      else await followPayment(db, event as RecordedEvent<PaymentEvent>);
    }
  },
});

type Tables = {
  payment: PaymentTable;
  refund: RefundTable;
  dispute: DisputeTable;
  subscription: SubscriptionTable;
  ref: RefTable;
};

const isOfSubscription = (
  event: RecordedEvent<PaymentEvent | SubscriptionEvent>,
): event is RecordedEvent<SubscriptionEvent> => event.stream.startsWith(`${subscriptionEvents.category}-`);

async function followPayment(db: Kysely<Tables>, event: RecordedEvent<PaymentEvent>): Promise<void> {
  const { entityId: id, recordedAt } = event;
  if (event.type === 'PaymentRequested') {
    await db.insertInto('payment').values(rowOf(event)).execute();
    return;
  }
  const set = (row: Partial<PaymentTable>) =>
    db
      .updateTable('payment')
      .set({ ...row, changed_at: recordedAt })
      .where('id', '=', id)
      .execute();
  switch (event.type) {
    case 'CheckoutOpened':
      await addRef(db, event.data.ref, 'payment', id);
      await set({});
      await db
        .updateTable('payment')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'requested')
        .execute();
      return;
    case 'PaymentProcessing':
      await addRef(db, event.data.ref, 'payment', id);
      await set({ status: 'processing' });
      return;
    case 'PaymentDeclined':
      await set({});
      return;
    case 'PaymentSettled': {
      const { ref, paidCents, paidAt } = event.data;
      await addRef(db, ref, 'payment', id);
      await set({ status: 'settled', paid_cents: paidCents, settled_at: paidAt });
      return;
    }
    case 'PaymentExpired':
      await set({ status: 'expired' });
      return;
    case 'PaymentCancelled':
      await set({ status: 'cancelled' });
      return;
    case 'RefundRequested':
      await putRefund(db, id, event.data.refundId, event.data.amountCents, 'requested');
      await set({});
      return;
    case 'RefundSettled':
      await addRef(db, event.data.ref, 'payment', id);
      await putRefund(db, id, event.data.refundId, event.data.amountCents, 'settled');
      await set({});
      return;
    case 'RefundFailed':
      await db
        .updateTable('refund')
        .set({ status: 'failed' })
        .where('payment_id', '=', id)
        .where('id', '=', event.data.refundId)
        .execute();
      await set({});
      return;
    case 'DisputeOpened':
      await addRef(db, event.data.ref, 'payment', id);
      await set({ dispute: await disputeAfter(db, id, event.data.ref, 'open') });
      return;
    case 'DisputeClosed':
      await set({
        dispute: await disputeAfter(db, id, event.data.ref, event.data.isLost ? 'lost' : 'won'),
      });
      return;
    default:
      unreachable(event);
  }
}

const rowOf = ({
  entityId,
  position,
  recordedAt,
  data,
}: RecordedEvent<Extract<PaymentEvent, { readonly type: 'PaymentRequested' }>>): PaymentTable => ({
  id: entityId,
  position,
  purpose_kind: data.purpose.kind,
  purpose_id: data.purpose.id,
  amount_cents: data.amountCents,
  provider: data.provider,
  status: 'requested',
  paid_cents: 0,
  dispute: null,
  requested_at: recordedAt,
  settled_at: null,
  until: data.until,
  changed_at: recordedAt,
});

async function followSubscription(
  db: Kysely<Tables>,
  event: RecordedEvent<SubscriptionEvent>,
): Promise<void> {
  const { entityId: id, recordedAt } = event;
  const set = (row: Partial<SubscriptionTable>) =>
    db
      .updateTable('subscription')
      .set({ ...row, changed_at: recordedAt })
      .where('id', '=', id)
      .execute();
  switch (event.type) {
    case 'SubscriptionRequested': {
      const { purpose, provider } = event.data;
      const dates = { requested_at: recordedAt, changed_at: recordedAt };
      const row = { id, purpose_kind: purpose.kind, purpose_id: purpose.id, provider, ...dates };
      await db
        .insertInto('subscription')
        .values({ ...row, status: 'requested' })
        .execute();
      return;
    }
    case 'CheckoutOpened':
      await addRef(db, event.data.ref, 'subscription', id);
      return;
    case 'SubscriptionStarted':
      await addRef(db, event.data.ref, 'subscription', id);
      await set({ status: 'active' });
      return;
    case 'SubscriptionChanged':
      await set({ status: event.data.status });
      return;
    case 'SubscriptionEnded':
      await set({ status: 'ended' });
      return;
    default:
      unreachable(event);
  }
}

async function addRef(db: Kysely<Tables>, ref: string | null, kind: RefTable['kind'], id: string) {
  if (ref === null) return;
  await db
    .insertInto('ref')
    .values({ ref, kind, id })
    .onConflict((known) => known.doNothing())
    .execute();
}

async function putRefund(
  db: Kysely<Tables>,
  paymentId: string,
  id: string,
  cents: number,
  status: RefundTable['status'],
) {
  await db
    .insertInto('refund')
    .values({ payment_id: paymentId, id, amount_cents: cents, status })
    .onConflict((known) =>
      known.columns(['payment_id', 'id']).doUpdateSet({ amount_cents: sql`excluded.amount_cents`, status }),
    )
    .execute();
}

/** out  what a payment's disputes are together, with this one */
async function disputeAfter(
  db: Kysely<Tables>,
  paymentId: string,
  ref: string,
  status: DisputeTable['status'],
): Promise<DisputeTable['status']> {
  await db
    .insertInto('dispute')
    .values({ payment_id: paymentId, ref, status })
    .onConflict((known) => known.columns(['payment_id', 'ref']).doUpdateSet({ status }))
    .execute();
  const rows = await db.selectFrom('dispute').select('status').where('payment_id', '=', paymentId).execute();
  const any = (wanted: DisputeTable['status']) => rows.some((row) => row.status === wanted);
  return any('open') ? 'open' : any('lost') ? 'lost' : 'won';
}
