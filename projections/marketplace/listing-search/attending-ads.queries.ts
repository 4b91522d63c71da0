import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { AttendingAd, AttendingAds } from '../../../modules/marketplace/attending-ads.ports.js';
import { attendedBy } from './listing-search.table.js';

/** Open wanted ads by the events that their owners will attend. One look-up in an index of these. */
export const attendingAds = (db: Database): AttendingAds => ({
  ofEvents: async (attended, unseen, limit) => {
    if (!attended.length) return { total: 0, first: [] };
    const { rows } = await sql<AttendingAd & { readonly total: number }>`
      select card.id, card.title, count(*) over ()::int as total,
        (select min(named) from json_array_elements_text(card.wanted->'attends') named where named = any(${[...attended]}::text[])) as attends
      from listing_search.card
      where ${sql.raw(attendedBy)} ?| ${[...attended]}::text[] and card.listing_type = 'wanted' and card.found
        and card.status = 'active' and card.seller_id <> all(${[...unseen]}::text[])
      order by card.published_at desc, card.no desc limit ${limit}`.execute(db);
    return {
      total: rows[0]?.total ?? 0,
      first: rows.map(({ id, title, attends }) => ({ id, title, attends })),
    };
  },
});
