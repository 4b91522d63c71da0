import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { listBuilds } from '../../../modules/builds/build/build-reads.contract.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import type { QueryOf } from '../../../modules/kernel/http/contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { handles } from '../../../modules/members/people.shared.js';
import { type Reader, seesBuild } from './audience.js';
import { pageOf, readCursor } from './cursor.js';
import { buildsFor, type FoundBuild } from './found-build.queries.js';
import { hasWords } from './search-words.js';

type Query = QueryOf<typeof listBuilds>;

export interface FoundBuilds {
  readonly rows: readonly FoundBuild[];
  readonly total: number;
  readonly next: string | null;
  readonly makes: readonly { readonly make: string; readonly builds: number }[];
}

/** Builds that the reader sees: the last active first, or the newest, or the nearest. Without a member in the query, private ones are left out.
 *  units   radius: miles
 *  errors  BAD_CURSOR (invalid) */
export async function findBuilds(db: Database, query: Query, reader: Reader): Promise<FoundBuilds> {
  const { latitude, longitude } = query;
  const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const by = near === undefined && query.sort === 'near' ? sorts.active : sorts[query.sort ?? 'active'];
  const seen = sql`${buildsFor(reader, near)} b where ${seesBuild(reader)} and ${isListed(query)}`;
  const found = sql`select b.*, ${by.key} as key from ${seen} and ${sql.join(conditions(query), sql` and `)}`;
  const from = readCursor(query.cursor, [by.type, 'string']);
  const [page, counted, makes] = await Promise.all([
    sql<FoundBuild & { readonly key: string | number }>`select * from (${found}) found
      ${from ? sql`where (key, id) ${by.next} (${by.cast(from[0])}, ${from[1]})` : sql``}
      order by key ${by.direction}, id ${by.direction} limit ${query.limit + 1}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from (${found}) found`.execute(db),
    sql<{
      make: string;
      builds: number;
    }>`select min(make) as make, count(*)::int as builds from (select b.make, b.make_key from ${seen}) seen
      where make_key <> '' group by make_key order by builds desc, make limit 100`.execute(db),
  ]);
  const { rows, next } = pageOf(page.rows, query.limit, ({ key, id }) => [key, id]);
  return { rows, next, total: counted.rows[0]?.n ?? 0, makes: makes.rows };
}

const isListed = ({ owner }: Query): RawBuilder<SqlBool> =>
  owner === undefined
    ? sql<SqlBool>`b.audience <> 'private' and b.standing = 'shown'`
    : sql<SqlBool>`b.owner_id in (select ${owner}::text union all select h.id from ${handles} h where h.handle = ${owner.toLowerCase()})`;

function conditions({ search, make, model, status, latitude, longitude, radius }: Query) {
  const isNear = radius && latitude !== undefined && longitude !== undefined;
  return [
    hasWords(search, sql`b.words`),
    ...(make ? [sql`b.make_key = ${vehicleKey({ make })}`] : []),
    ...(model ? [sql`split_part(b.model_key, '.', 2) = ${vehicleKey({ make: model })}`] : []),
    ...(status ? [sql`b.status = ${status}`] : []),
    ...(isNear ? [sql`b.distance <= ${radius}`] : []),
  ];
}

const latest = { direction: sql`desc`, next: sql`<`, type: 'time', cast: asTime } as const;
const sorts = {
  active: { ...latest, key: sql`b.active_at` },
  newest: { ...latest, key: sql`b.started_at` },
  near: {
    direction: sql`asc`,
    next: sql`>`,
    type: 'number',
    cast: (value: string | number | undefined) => sql`${value}::float8`,
    key: sql`coalesce(b.distance, 1e6)`,
  },
} as const;

function asTime(value: string | number | undefined): RawBuilder<unknown> {
  return sql`${value}::timestamptz`;
}

/** What a member owns or works on, what they deleted, where they are invited, and what they are offered; the last active first.
 *  units  since: ISO-8601 UTC; builds that were deleted before are left out */
export async function buildsOfReader(
  db: Database,
  reader: Reader,
  since: string,
): Promise<Readonly<Record<'builds' | 'deleted' | 'invited' | 'offered', readonly FoundBuild[]>>> {
  const { rows } = await sql<FoundBuild>`select * from ${buildsFor(reader)} b
    where (b.owner_id = ${reader.id} and (b.standing <> 'deleted' or b.deleted_at > ${since}))
      or (b.standing <> 'deleted' and (b.role is not null or b.offered_to = ${reader.id}))
    order by b.active_at desc, b.id limit 500`.execute(db);
  const isOwn = ({ owner_id }: FoundBuild) => owner_id === reader.id;
  return {
    builds: rows.filter((row) => row.standing !== 'deleted' && (isOwn(row) || row.is_invited === false)),
    deleted: rows.filter((row) => row.standing === 'deleted'),
    invited: rows.filter((row) => !isOwn(row) && row.is_invited === true),
    offered: rows.filter((row) => !isOwn(row) && row.offered_to === reader.id),
  };
}
