import { type SqlBool, sql } from 'kysely';
import { feedbackDays } from '../../../modules/deals/offer/offer.events.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { SaleView } from '../../../modules/marketplace/listing.schemas.js';
import type {
  BoughtPlace,
  ListingDeal,
  ListingDeals,
} from '../../../modules/marketplace/listing-deals.ports.js';
import type { BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import type { MemberNames } from '../../../modules/members/member-names.ports.js';
import type { DealsTables, DealTable } from './deals.table.js';
import { isAgreed } from './is-agreed.js';

interface Deps {
  readonly db: Database;
  readonly people: MemberNames;
  readonly blocks: BlockedPairs;
}

/** What members have agreed on about listings, each for one of the two sides. */
export const listingDeals = (deps: Deps): ListingDeals => ({
  async dealsOf(memberId, listingIds, now) {
    if (!listingIds.length) return new Map();
    const rows = await dealsOfMember(deps.db, memberId)
      .where('deal.listing_id', 'in', listingIds)
      .where((is) => is.or([is('held_until', 'is not', null), is('done_at', 'is not', null)]))
      .execute();
    const saleOf = await salesFor(deps, memberId, rows, now);
    return new Map(rows.map((row) => [row.listing_id, dealView(row, memberId, saleOf(row))]));
  },
  async boughtBy(memberId, { before, limit }, now) {
    const rows = await dealsOfMember(deps.db, memberId)
      .where(isBoughtBy(memberId))
      .$if(before !== undefined, (deals) => deals.where(isBefore(before)))
      .orderBy('done_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    const saleOf = await salesFor(deps, memberId, rows, now);
    return rows.flatMap((row) => {
      const sale = saleOf(row);
      return sale ? [{ ...sale, listingId: row.listing_id }] : [];
    });
  },
  async countBought(memberId) {
    const { count } = await deps.db
      .withTables<DealsTables>()
      .selectFrom('deals.deal as deal')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(isBoughtBy(memberId))
      .executeTakeFirstOrThrow();
    return count;
  },
});

/** The deals of a member, and whether they have given feedback on each, or it is shown. */
const dealsOfMember = (db: Database, memberId: string) =>
  db
    .withTables<DealsTables>()
    .selectFrom('deals.deal as deal')
    .selectAll('deal')
    .select([
      isAgreed.as('is_agreed'),
      sql<boolean>`exists (select from deals.feedback said
        where said.deal_id = deal.id and (said.from_id = ${memberId} or said.is_shown))`.as('is_rated'),
    ])
    .where((is) => is.or([is('seller_id', '=', memberId), is('buyer_id', '=', memberId)]));

/** The seller says that this member bought it, and they do not dispute it. */
const isBoughtBy = (memberId: string) =>
  sql<SqlBool>`(deal.buyer_id = ${memberId} and deal.done_by = 'seller' and not deal.disputed)`;

const isBefore = (place: BoughtPlace | undefined) =>
  sql<SqlBool>`(deal.done_at, deal.id) < (${place?.at}::timestamptz, ${place?.dealId})`;

interface Row extends DealTable {
  readonly is_agreed: SqlBool;
  readonly is_rated: boolean;
}

function dealView(row: Row, memberId: string, sale: SaleView | null): ListingDeal {
  const isHeld = row.held_until !== null && row.done_at === null;
  return {
    side: row.seller_id === memberId ? 'seller' : 'buyer',
    agreedPrice: isHeld ? dollars(row.accepted_cents) : null,
    sale,
  };
}

/** The sales of these deals as one member sees them: names and blocks are read once for all. */
async function salesFor(
  { people, blocks }: Deps,
  memberId: string,
  rows: readonly Row[],
  now: string,
): Promise<(row: Row) => SaleView | null> {
  const done = rows.filter(({ done_at }) => done_at !== null);
  if (!done.length) return () => null;
  const otherIn = (row: DealTable) => (row.seller_id === memberId ? row.buyer_id : row.seller_id);
  const [names, blocked] = await Promise.all([
    people.namesFor(memberId, done.map(otherIn)),
    blocks.blockedWith(memberId),
  ]);
  return (row) => {
    if (row.done_at === null) return null;
    const [id, until] = [otherIn(row), plusDays(row.done_at, feedbackDays)];
    const name = names.get(id);
    const mayGive = row.is_agreed && !row.is_rated && until >= now && !blocked.includes(id);
    return {
      dealId: row.id,
      threadId: row.thread_id,
      price: dollars(row.sold_cents),
      at: row.done_at,
      other: name === undefined ? null : { id, name },
      status: row.disputed ? 'disputed' : row.is_agreed ? 'agreed' : 'unconfirmed',
      feedbackUntil: mayGive ? until : null,
    };
  };
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
