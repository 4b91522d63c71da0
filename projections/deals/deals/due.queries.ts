import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { DealsTables } from './deals.table.js';

/** Waiting offers whose time is over, or whose listing is sold or gone. */
export async function dueOffers(
  db: Database,
  now: string,
  limit: number,
): Promise<readonly { readonly dealId: string; readonly ended: 'sold' | 'gone' | null }[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select(['id', 'ended'])
    .where('expires_at', 'is not', null)
    .where((is) => is.or([is('expires_at', '<=', now), is('ended', 'is not', null)]))
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id, ended }) => ({ dealId: id, ended }));
}

/** Deals with feedback of one side whose time for the other side is over; a disputed one is not shown. */
export async function dueFeedback(db: Database, now: string, limit: number): Promise<readonly string[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.feedback')
    .innerJoin('deals.deal', 'deals.deal.id', 'deals.feedback.deal_id')
    .select('deal_id')
    .distinct()
    .where('is_shown', '=', false)
    .where('show_at', '<=', now)
    .where('deals.deal.disputed', '=', false)
    .limit(limit)
    .execute();
  return rows.map(({ deal_id }) => deal_id);
}

/** The deals of a member in which an offer waits. */
export async function waitingOffersOf(db: Database, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select('id')
    .where('offer_by', 'is not', null)
    .where((deal) => deal.or([deal('seller_id', '=', memberId), deal('buyer_id', '=', memberId)]))
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The deals of two members in which an offer waits. */
export async function waitingOffersBetween(
  db: Database,
  one: string,
  other: string,
): Promise<readonly string[]> {
  const both = [one, other];
  const rows = await db
    .withTables<DealsTables>()
    .selectFrom('deals.deal')
    .select('id')
    .where('offer_by', 'is not', null)
    .where('seller_id', 'in', both)
    .where('buyer_id', 'in', both)
    .execute();
  return rows.map(({ id }) => id);
}
