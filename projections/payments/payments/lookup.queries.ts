import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { KnownAtProvider, PaymentLookup } from '../../../modules/payments/payments.ports.js';
import type { PaymentsTables } from './payments.table.js';

/** What the services of the module ask. */
export const paymentLookup = (db: Database): PaymentLookup => ({
  byRef: (ref) =>
    db
      .withTables<PaymentsTables>()
      .selectFrom('payments.ref')
      .select(['kind', 'id'])
      .where('ref', '=', ref)
      .executeTakeFirst(),
  async changedSince(since) {
    const { rows } = await sql<KnownAtProvider>`
      select 'payment' as kind, p.id, status, paid_cents as "settledCents", settled_at as "settledAt",
        (select coalesce(sum(amount_cents), 0)::bigint from payments.refund r
          where r.payment_id = p.id and r.status = 'settled') as "refundedCents",
        array(select ref from payments.ref where ref.id = p.id and ref.kind = 'payment' order by ref) as refs
      from payments.payment p where changed_at >= ${since} and provider <> 'by-hand'
      union all
      select 'subscription', s.id, status, 0, null, 0,
        array(select ref from payments.ref where ref.id = s.id and ref.kind = 'subscription' order by ref)
      from payments.subscription s where changed_at >= ${since}`.execute(db);
    return rows;
  },
  async due(now) {
    const { rows } = await sql<{ kind: 'payment' | 'subscription'; id: string }>`
      (select 'payment' as kind, id from payments.payment
        where status in ('requested', 'open')
          and (until <= ${now} or until is null and requested_at <= ${now}::timestamptz - interval '1 day')
        order by coalesce(until, requested_at) limit 100)
      union all
      (select 'subscription', id from payments.subscription
        where status = 'requested' and requested_at <= ${now}::timestamptz - interval '1 day'
        order by requested_at limit 100)`.execute(db);
    return rows;
  },
});
