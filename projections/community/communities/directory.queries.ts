import { type RawBuilder, sql } from 'kysely';
import type { listCommunities } from '../../../modules/community/community/community.contract.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { invalid } from '../../../modules/kernel/decider/errors.js';
import type { Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { QueryOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { wantedOf } from '../../../modules/kernel/text/words.rules.js';
import { type FoundRow, foundBy, type Reader } from './rows.js';

type Sorted = FoundRow & { readonly rank: number; readonly key: number };

/** Communities by words, kind, make and distance: the reader's own first, then the nearest, or without a place the largest. Archived ones only for
 *  their members.
 *  units   radius: miles
 *  errors  BAD_CURSOR (invalid) */
export async function findCommunities(
  db: Database,
  { search, kind, make, latitude, longitude, radius, after, limit }: QueryOf<typeof listCommunities>,
  reader: Reader,
): Promise<{ readonly rows: readonly FoundRow[]; readonly next: string | null }> {
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const from = readPlace(after);
  const conditions = [
    sql`(archived_because is null or rank = 0)`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(make ? [sql`makes @> array[${vehicleKey({ make })}]`] : []),
    ...(near && radius ? [sql`distance <= ${radius}`] : []),
    ...(search ? wordsIn(search) : []),
    ...(from ? [sql`(rank, key, id) > (${from[0]}::int, ${from[1]}::float8, ${from[2]})`] : []),
  ];
  const { rows } = await sql<Sorted>`select * from (
      select f.*, case when status = 'member' or owner_id = ${reader.id ?? null} then 0 else 1 end as rank,
        ${near ? sql`coalesce(distance, 1e6)` : sql`-members::float8`} as key
      from ${foundBy(reader, near)} f) sorted
    where ${sql.join(conditions, sql` and `)} order by rank, key, id limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? writePlace(last) : null };
}

/** What a member is in, or asked to join: the largest first. */
export async function communitiesOf(db: Database, reader: Reader): Promise<readonly FoundRow[]> {
  const { rows } = await sql<FoundRow>`select * from ${foundBy(reader)} f
    where owner_id = ${reader.id ?? null} or status in ('member', 'requested') order by members desc, id limit 200`.execute(
    db,
  );
  return rows;
}

/** Communities of which the reader is no part: the four nearest for these makes, then the four nearest of others within 100 miles of home. Those by
 *  invitation are not suggested.
 *  in  makes: keys of vehicles */
export async function suggestionsFor(
  db: Database,
  makes: readonly string[],
  home: Place | undefined,
  reader: Reader,
): Promise<readonly FoundRow[]> {
  if (!makes.length && !home) return [];
  const { rows } = await sql<FoundRow>`select * from (
      select *, row_number() over (partition by is_for_garage order by distance nulls last, members desc, id) as nth
      from (select f.*, makes && ${[...makes]}::text[] as is_for_garage from ${foundBy(reader, home)} f
        where status is null and archived_because is null and join_policy <> 'invitation'
          and owner_id is distinct from ${reader.id ?? null}) suggested
      where is_for_garage or (distance <= 100 and makes = '{}')) numbered
    where nth <= 4 order by is_for_garage desc, nth`.execute(db);
  return rows;
}

/** Each word in the name, the description, the area or the vehicles. */
function wordsIn(search: string): readonly RawBuilder<unknown>[] {
  const wanted = wantedOf(search);
  if (!wanted.length) return [sql`false`];
  return wanted.map((choices) => {
    const any = choices.map(
      (parts) =>
        sql`(${sql.join(
          parts.map((part) => sql`words like ${`%${part}%`}`),
          sql` and `,
        )})`,
    );
    return sql`(${sql.join(any, sql` or `)})`;
  });
}

type Cursor = readonly [rank: number, key: number, id: string];

const writePlace = ({ rank, key, id }: Sorted): string =>
  Buffer.from(JSON.stringify([rank, key, id])).toString('base64url');

function readPlace(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (isCursor(read)) return read;
  } catch {
    // refused below
  }
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}

const isCursor = (read: unknown): read is Cursor =>
  Array.isArray(read) &&
  read.length === 3 &&
  (read[0] === 0 || read[0] === 1) &&
  Number.isFinite(read[1]) &&
  typeof read[2] === 'string' &&
  /^[^\0]{0,80}$/.test(read[2]);
