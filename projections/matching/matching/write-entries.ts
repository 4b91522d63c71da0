import { sql } from 'kysely';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { EntryRow, StoredEntry } from './matching.table.js';

/** Add the entries of first events, in a rebuild. */
export function copyEntries(copyRows: CopyRows, entries: readonly StoredEntry[]): Promise<void> {
  return copyRows(
    'entry',
    entryColumns,
    entries.map((entry) => entryColumns.map((name) => entry[name])),
  );
}

const entryColumns = [
  'id',
  'sort',
  'owner_id',
  'version',
  'status',
  'status_before',
  'is_hidden',
  'is_open',
  'content',
  'keys',
  'position',
  'kept',
  'published_at',
  'sealed',
] as const satisfies readonly (keyof StoredEntry)[];

export async function writeEntries(tx: DatabaseTransaction, entries: readonly StoredEntry[]): Promise<void> {
  if (!entries.length) return;
  await sql`insert into entry
    select id, sort, owner_id, version, status, status_before, is_hidden, is_open, content, keys, position, kept, published_at, sealed
    from json_to_recordset(${JSON.stringify(entries)}::json) e(id text, sort text, owner_id text, version int, status text,
      status_before text, is_hidden boolean, is_open boolean, content json, keys json, position bigint, kept json, published_at timestamptz,
      sealed text)
    on conflict (id) do update set version = excluded.version, status = excluded.status, status_before = excluded.status_before,
      is_hidden = excluded.is_hidden, is_open = excluded.is_open, content = excluded.content, keys = excluded.keys,
      position = excluded.position, kept = excluded.kept, published_at = excluded.published_at, sealed = excluded.sealed`.execute(
    tx,
  );
}

/** The place of items is that of their owner's newest published listing.
 *  in   entries  that were written
 *  out  the items whose place changed */
export async function placeItems(
  tx: DatabaseTransaction,
  entries: readonly EntryRow[],
): Promise<readonly string[]> {
  const newest = new Map<string, EntryRow>();
  for (const entry of entries)
    if (entry.published_at !== null && entry.position >= (newest.get(entry.owner_id)?.position ?? 0))
      newest.set(entry.owner_id, entry);
  const moved = newest.size ? await moveHomes(tx, [...newest.values()]) : [];
  const items = entries.filter(({ kept }) => kept).map(({ id }) => id);
  if (!moved.length && !items.length) return [];
  return moveItems(tx, sql`entry.id = any(${items}) or entry.owner_id = any(${moved})`);
}

/** After a rebuild: set the places of all items. */
export async function placeAllItems(tx: DatabaseTransaction): Promise<void> {
  await sql`insert into home select entry.owner_id, (content -> 'point')::jsonb, position
    from (select distinct on (owner_id) id from entry where published_at is not null order by owner_id, position desc) newest
      join entry using (id)`.execute(tx);
  await moveItems(tx, sql`true`);
}

/** Owners whose newest listing has another place than before. */
async function moveHomes(tx: DatabaseTransaction, listings: readonly EntryRow[]): Promise<readonly string[]> {
  const homes = listings.map(({ owner_id, content: { point }, position }) => ({ owner_id, point, position }));
  const { rows } = await sql<{ readonly owner_id: string; readonly is_moved: boolean }>`
    insert into home select * from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) h(owner_id text, point jsonb, position bigint)
    on conflict (owner_id) do update set point = excluded.point, position = excluded.position where excluded.position >= home.position
    returning owner_id, old.point is distinct from new.point as is_moved`.execute(tx);
  return rows.filter(({ is_moved }) => is_moved).map(({ owner_id }) => owner_id);
}

async function moveItems(tx: DatabaseTransaction, those: ReturnType<typeof sql>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    update entry set content = jsonb_set(entry.content::jsonb, '{point}', home.point)::json, is_open = entry.status = 'active'
    from home where entry.owner_id = home.owner_id and entry.kept is not null and (entry.content -> 'point')::jsonb <> home.point and (${those})
    returning entry.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Write the keys that find entries; closed ones have none.
 *  in  ids  when left out, all entries, which have no keys yet */
export async function writeKeys(tx: DatabaseTransaction, ids?: readonly string[]): Promise<void> {
  const those = ids ? sql`e.id = any(${ids})` : sql`true`;
  await sql`with
    gone_keys as (delete from entry_key where ${ids ? sql`entry_id = any(${ids})` : sql`false`}),
    gone_dealing as (delete from dealing where ${ids ? sql`listing_id = any(${ids})` : sql`false`}),
    placed as (
      select id, sort, owner_id, keys, is_open, published_at, status, kept is null as is_listing,
        (c.point ->> 'latitude')::float as latitude, (c.point ->> 'longitude')::float as longitude,
        case when e.sort = 'thing' then 0 else coalesce(c.radius / ${milesInADegree}::float, 400) end as reach,
        case e.sort when 'need' then c."byMail" else c.ships end as is_sent
      from entry e cross join lateral json_to_record(content) c(point json, radius float, "byMail" boolean, ships boolean)
      where ${those} and (is_open or published_at is not null)
      offset 0), -- so that the place is read once for all keys
    keyed as (
      select id, sort, owner_id, is_open, published_at, status, is_listing, latitude, longitude, reach, is_sent, hashtextextended(k.key, 0) as key, k.key like 'd %' as is_dealing, k."from", k."to", reach / cos(radians(latitude)) as wide
      from placed p cross join lateral json_to_recordset(p.keys) k(key text, "from" int, "to" int)),
    dealt as (
      insert into dealing select key, latitude, longitude, published_at, owner_id, id from keyed
      where is_dealing and sort = 'thing' and is_listing and published_at is not null and status <> 'removed')
    insert into entry_key
    select key, sort, latitude - reach, latitude + reach, longitude - wide, longitude + wide, "from", "to", is_sent, id
    from keyed where is_open and not is_dealing`.execute(tx);
}

/** Slightly fewer than there are, so that a box is never too small; the rules measure exactly. */
export const milesInADegree = 62;
