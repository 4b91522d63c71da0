import { type RawBuilder, sql } from 'kysely';
import type {
  listSuggestions,
  SuggestionView,
} from '../../../modules/events/suggestion/suggestion.contract.js';
import { earthRadius } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { pageOf, readCursor } from './cursors.js';
import { type Keys, openNotes } from './notes.js';
import type { OrganizerTable } from './organizers.table.js';
import type { Reader } from './rows.js';

interface Row {
  readonly id: string;
  readonly member_id: string | null;
  readonly title: string;
  readonly kind: SuggestionView['kind'];
  readonly day: string | null;
  readonly where: string;
  readonly website: string | null;
  readonly note: string | null;
  readonly status: SuggestionView['status'];
  readonly gathering_id: string | null;
  readonly reason: string;
  /** Tenths of miles; without places the most. */
  readonly rank: number;
  /** When it was suggested. */
  readonly at: string;
}

export interface Asked extends QueryOf<typeof listSuggestions> {
  /** For whom the nearest come first; undefined: the newest first. */
  readonly near: Pick<OrganizerTable, 'latitude' | 'longitude'> | undefined;
  /** Open ones of others too. */
  readonly seesOpen: boolean;
}

/** Suggestions of the reader, and the open ones of others for whom they are; the nearest first, and the newest of those.
 *  errors  BAD_CURSOR (invalid) */
export async function findSuggestions(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  { near, seesOpen, after, limit }: Asked,
  reader: Reader,
): Promise<ResponseOf<typeof listSuggestions>> {
  const from = readCursor(after);
  const { rows: found } = await sql<Row>`select * from (
      select s.*, s.suggested_at as at, coalesce(round(${milesFrom(near)} * 10)::int, ${unknown}) as rank
      from organizers.suggestion s
      where s.member_id = ${reader.id ?? null} or (${seesOpen} and s.status = 'open')) s
    where ${from ? sql`(rank > ${from.rank} or (rank = ${from.rank} and (at, id) < (${from.at}::timestamptz, ${from.id})))` : sql`true`}
    order by rank, at desc, id desc limit ${limit + 1}`.execute(db);
  const { rows, next } = pageOf(found, limit);
  const notes = await openNotes(keys, rows);
  return { suggestions: rows.map((row) => viewOf(row, notes.get(row.id) ?? '', reader)), next };
}

const unknown = 999_999;

const viewOf = (row: Row, note: string, { id, isStaff }: Reader): SuggestionView => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  day: row.day,
  where: row.where,
  website: row.website,
  note,
  memberId: isStaff || row.member_id === id ? row.member_id : null,
  suggestedAt: row.at,
  distance: row.rank === unknown ? null : row.rank / 10,
  isMine: id !== undefined && row.member_id === id,
  status: row.status,
  gatheringId: row.gathering_id,
  reason: row.reason,
});

function milesFrom(near: Asked['near']): RawBuilder<number | null> {
  const { latitude = null, longitude = null } = near ?? {};
  if (latitude === null || longitude === null) return sql<null>`null::float8`;
  return sql<number | null>`${earthRadius}::float8 * 2 * asin(least(1, sqrt(
    sin(radians(s.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(s.latitude)) * sin(radians(s.longitude - ${longitude}::float8) / 2) ^ 2)))`;
}
