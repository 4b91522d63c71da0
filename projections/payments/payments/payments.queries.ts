import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { paymentFilters } from '../../../modules/payments/payments.contract.js';
import type { PaymentsTables, PaymentTable } from './payments.table.js';

export interface ListedPayment extends PaymentTable {
  readonly refunded_cents: number;
}

type Filter = (typeof paymentFilters)[number];

/** Payments, newest first: one more than asked for when there are more.
 *  in  found: what else the search names: `{ kind, id }` of what was paid */
export async function paymentsBy(
  db: Database,
  {
    show,
    search,
    purposeId,
    before,
    limit,
  }: {
    readonly show: Filter | undefined;
    readonly search: string | undefined;
    readonly purposeId: string | undefined;
    readonly before: number | undefined;
    readonly limit: number;
  },
): Promise<readonly ListedPayment[]> {
  const searched = purposeId ?? search;
  const { rows } = await sql<ListedPayment>`
    select * from (select p.*, (select coalesce(sum(amount_cents), 0)::bigint from payments.refund r
      where r.payment_id = p.id and r.status = 'settled') as refunded_cents from payments.payment p) p
    where ${show ? filters[show] : sql`true`} ${before === undefined ? sql`` : sql`and position < ${before}`}
      ${
        searched === undefined
          ? sql``
          : sql`and (id = ${searched} or purpose_id = ${searched}
              or id = (select id from payments.ref where ref = ${searched}) or purpose_id like ${memoIn(searched)})`
      }
    order by position desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** What a check says, 'Gift 3F2A-9C01', is how the id of what is paid for begins. Another search is like no id. */
function memoIn(search: string): string {
  const [, one, other] = /^(?:gift\s*)?([\da-f]{4})-?([\da-f]{4})$/i.exec(search.trim()) ?? [];
  return one && other ? `${one}${other}-%`.toLowerCase() : '';
}

const filters = {
  waiting: sql`status in ('requested', 'open', 'processing')`,
  'by-hand': sql`provider = 'by-hand' and status = 'requested'`,
  settled: sql`status = 'settled'`,
  refunded: sql`refunded_cents > 0`,
  disputed: sql`dispute in ('open', 'lost')`,
  over: sql`status in ('expired', 'cancelled')`,
} as const;

export async function paymentCounts(
  db: Database,
): Promise<{ readonly byHand: number; readonly disputed: number }> {
  const { rows } = await sql<{ byHand: number; disputed: number }>`
    select count(*) filter (where ${filters['by-hand']}) as "byHand", count(*) filter (where dispute = 'open') as disputed
    from payments.payment`.execute(db);
  return rows[0] ?? { byHand: 0, disputed: 0 };
}

export async function paymentRow(db: Database, id: string): Promise<ListedPayment | undefined> {
  const [row] = await paymentsBy(db, {
    show: undefined,
    search: id,
    purposeId: undefined,
    before: undefined,
    limit: 1,
  });
  return row?.id === id ? row : undefined;
}

export const refsOf = async (db: Database, id: string): Promise<readonly string[]> =>
  (
    await db
      .withTables<PaymentsTables>()
      .selectFrom('payments.ref')
      .select('ref')
      .where('id', '=', id)
      .where('kind', '=', 'payment')
      .orderBy('ref')
      .execute()
  ).map(({ ref }) => ref);
