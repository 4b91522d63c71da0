import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { nameOf as nameOfAd } from '../../../modules/matching/match.rules.js';
import type { PartName } from '../../../modules/matching/part-name.rules.js';
import type { EntryRow, StoredEntry } from './matching.table.js';
import { openEntries } from './sealed-entries.js';

/** The dependencies for reading rows. */
export interface Deps {
  readonly tx: DatabaseTransaction;
  readonly keys: PersonKeys;
  /** In a rebuild: candidates already read for other wanted ads, by id. */
  readonly read?: Map<string, Side>;
}

/** The part of a wanted ad or a candidate that the rules read. */
export type Side = Pick<EntryRow, 'id' | 'sort' | 'owner_id' | 'content' | 'published_at' | 'is_open'> & {
  readonly is_item: boolean;
};
type StoredSide = Omit<Side, 'content'> & Pick<StoredEntry, 'content' | 'sealed'>;
export const sideOf = ({ kept, ...entry }: EntryRow): Side => ({ ...entry, is_item: kept !== null });

/** The parsed title of an entry, parsed once on demand. */
export function nameOf(side: Side): PartName {
  const name = names.get(side) ?? nameOfAd(side.content);
  names.set(side, name);
  return name;
}
const names = new WeakMap<Side, PartName>();

/** The maximum number of candidates that one entry is compared with, the nearest ones: far more than suit an ad for a part. */
const maxCandidates = 300;

/** The open ones among these entries. */
export async function openSides({ tx, keys, read }: Deps, ids: readonly string[]): Promise<readonly Side[]> {
  const unread = read ? ids.filter((id) => !read.has(id)) : ids;
  const sides = unread.length ? await readSides(tx, keys, unread) : [];
  if (!read) return sides;
  for (const side of sides) read.set(side.id, side);
  return ids.flatMap((id) => read.get(id) ?? []);
}

async function readSides(
  tx: DatabaseTransaction,
  keys: PersonKeys,
  ids: readonly string[],
): Promise<readonly Side[]> {
  const { rows } =
    await sql<StoredSide>`select id, sort, owner_id, content, published_at, is_open, kept is not null as is_item, sealed
    from entry where id = any(${ids}) and is_open`.execute(tx);
  return openEntries(keys, rows);
}

/** The ids of open entries of the other sort that share a key with these in the same years, and are near or may be
 *  shipped, the nearest first. Numbers that replace each other count as one key here. It is an index-only query. */
export async function candidatesOf(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const isNear = sql`(o.south between m.from_south and m.north and o.north >= m.south and o.west <= m.east and o.east >= m.west)`;
  const shared = (reaches: ReturnType<typeof sql>) => sql`
    select m.entry_id as of, o.entry_id, abs(o.south + o.north - m.south - m.north) + abs(o.west + o.east - m.west - m.east) as far
    from mine m cross join lateral (select * from entry_key o
      where o.key = m.key and o.sort = m.others and ${reaches}) o
    where o.year_from <= m.year_to and o.year_to >= m.year_from`;
  const { rows } = await sql<{ readonly of: string; readonly near: readonly string[] }>`
    with own as (
      select *, case sort when 'need' then 'thing' else 'need' end as others, case sort when 'need' then south else -1000 end as from_south
      from entry_key where entry_id = any(${ids})
    ), mine as materialized (
      select key, others, from_south, south, north, west, east, year_from, year_to, is_sent, entry_id from own
      union all
      select distinct i.other, others, from_south, south, north, west, east, year_from, year_to, is_sent, own.entry_id
      from own join interchange i on i.one = own.key
    )
    select of, to_json((array_agg(entry_id order by far, entry_id))[:${maxCandidates * maxShared}]) as near from (
      ${shared(sql`not m.is_sent and ${isNear}`)}
      union all
      ${shared(sql`m.is_sent and (o.is_sent or ${isNear})`)}
    ) any_of group by of`.execute(tx);
  return new Map(rows.map(({ of, near }) => [of, [...new Set(near)].slice(0, maxCandidates)]));
}

/** The usual maximum of keys that two entries share: an id is found once for each. */
const maxShared = 4;
