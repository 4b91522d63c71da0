import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { SavedSearches } from '../../../modules/saved-searches/saved-searches.ports.js';
import type { AlertTime } from '../../../modules/saved-searches/search/saved-search.events.js';
import { searchMarks } from '../../../modules/saved-searches/search/search-marks.shared.js';
import { openSearches, type SealedSearch, type SearchWords } from './sealed-searches.js';

export interface SearchRow extends SearchWords {
  readonly id: string;
  readonly memberId: string;
  readonly alerts: AlertTime;
  readonly byMail: boolean;
  readonly savedAt: string;
  readonly version: number;
}

type StoredSearch = Omit<SearchRow, keyof SearchWords> & SealedSearch;

const columns = sql`s.id, s.member_id as "memberId", s.sealed, s.alerts, s.by_mail as "byMail", s.saved_at as "savedAt", s.version`;

/** Every saved search, and every watch, to join by their ids. */
export const searches = sql<{ readonly id: string }>`saved_searches.search`;
export const watches = sql<{ readonly member_id: string; readonly listing_id: string }>`saved_searches.watch`;

/** A member's saved searches and watched listings, the latest first. */
export async function savedBy(
  db: Database,
  keys: PersonKeys,
  memberId: string,
): Promise<{ readonly searches: readonly SearchRow[]; readonly watched: readonly string[] }> {
  const [searches, watched] = await Promise.all([
    sql<StoredSearch>`select ${columns} from saved_searches.search s where s.member_id = ${memberId} order by s.saved_at desc, s.id`.execute(
      db,
    ),
    sql<{ listing_id: string }>`select listing_id from saved_searches.watch where member_id = ${memberId}
      order by watched_at desc, listing_id limit 500`.execute(db),
  ]);
  return {
    searches: await openSearches(keys, searches.rows),
    watched: watched.rows.map(({ listing_id }) => listing_id),
  };
}

/** The saved searches of a member, oldest first. */
export async function searchIdsOf(db: Database, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from saved_searches.search where member_id = ${memberId} order by saved_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Searches whose members are due a notification of new listings, those first that waited longest.
 *  units  now: ISO-8601 UTC */
export async function dueSearches(
  db: Database,
  keys: PersonKeys,
  now: string,
  limit: number,
): Promise<readonly (SearchRow & { readonly toldUpTo: string })[]> {
  const { rows } = await sql<StoredSearch & { readonly toldUpTo: string }>`
    select ${columns}, coalesce(m.told_up_to, s.saved_at) as "toldUpTo"
    from saved_searches.search s left join ${searchMarks} m on m.search_id = s.id
    where s.alerts <> 'none' and s.sealed is not null and coalesce(m.checked_at, s.saved_at) <= ${now}::timestamptz
      - case s.alerts when 'daily' then interval '1 day' when 'weekly' then interval '7 days' else interval '0' end
    order by m.checked_at nulls first, s.id limit ${limit}`.execute(db);
  return openSearches(keys, rows);
}

/** The members who watch a listing, the earliest first. */
export async function membersWatching(
  db: Database,
  listingId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ member_id: string }>`select member_id from saved_searches.watch
    where listing_id = ${listingId} order by watched_at limit ${limit}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

export const savedSearchesAnswers = (db: Database): SavedSearches => ({
  countOf: async (memberId) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from saved_searches.search
      where member_id = ${memberId}`.execute(db);
    return rows[0]?.n ?? 0;
  },
  watchersOf: async (listingId) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from saved_searches.watch
      where listing_id = ${listingId}`.execute(db);
    return rows[0]?.n ?? 0;
  },
});
