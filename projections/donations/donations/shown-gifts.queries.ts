import { sql } from 'kysely';
import type { Place } from '../../../modules/community/cursors.shared.js';
import type { GiftShown } from '../../../modules/donations/donations.contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { GiftRow } from './donations.table.js';

export type ShownRow = Pick<
  GiftRow,
  'id' | 'who' | 'shows_amount' | 'left_cents' | 'message' | 'monthly_gift_id'
> & { readonly settled_at: string };

/** Whether a gift `g` is there: settled, not disputed, and not all of it went back. */
export const isThere = sql<boolean>`(g.status = 'settled' and not g.is_disputed and g.left_cents > 0)`;

/** Gifts whose donors are thanked, the newest first: a monthly one once.
 *  in  after: the last row of the page before */
export async function shownGifts(
  db: Database,
  { limit, after }: { readonly limit: number; readonly after?: Place | undefined },
): Promise<readonly ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select g.id, g.who, g.shows_amount, g.left_cents, g.message, g.monthly_gift_id, g.settled_at
    from donations.gift g
    where g.who is not null and ${isThere} and g.is_first
      ${after ? sql`and (g.settled_at, g.id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    order by g.settled_at desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

export const giftShown = (row: ShownRow): GiftShown => ({
  id: row.id,
  who: row.who ?? '',
  amount: row.shows_amount ? row.left_cents / 100 : null,
  message: row.message,
  isMonthly: row.monthly_gift_id !== null,
  at: new Date(row.settled_at).toISOString(),
});

/** What was given in a year, and by how many.
 *  units  USD cents */
export async function givenIn(
  db: Database,
  year: number,
): Promise<{ readonly cents: number; readonly donors: number }> {
  const { rows } = await sql<{ cents: string; donors: string }>`
    select coalesce(sum(g.left_cents), 0) as cents, count(distinct g.donor_id) as donors
    from donations.gift g where g.year = ${year} and ${isThere}`.execute(db);
  return { cents: Number(rows[0]?.cents ?? 0), donors: Number(rows[0]?.donors ?? 0) };
}

/** What a donor gave, by year, the newest first.
 *  units  USD cents */
export async function yearsOf(
  db: Database,
  donorId: string,
): Promise<readonly { readonly year: number; readonly cents: number }[]> {
  const { rows } = await sql<{ year: number; cents: string }>`
    select g.year, sum(g.left_cents) as cents from donations.gift g
    where g.donor_id = ${donorId} and ${isThere} group by g.year order by g.year desc`.execute(db);
  return rows.map(({ year, cents }) => ({ year, cents: Number(cents) }));
}

/** Stand-ins of members whose gifts, as far as staff may know of them, reach a sum together; the largest first, at most 100.
 *  units  USD cents */
export async function donorsFrom(db: Database, cents: number): Promise<readonly string[]> {
  const { rows } = await sql<{ donor_id: string }>`
    select g.donor_id from donations.gift g where g.is_members and g.shares and ${isThere}
    group by g.donor_id having sum(g.left_cents) >= ${cents}
    order by sum(g.left_cents) desc, g.donor_id limit 100`.execute(db);
  return rows.map(({ donor_id }) => donor_id);
}
