import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type Changes, foldBatch, idsOf, type OpenRow, type Told } from './fold-batch.js';
import { handles } from './handled.js';
import { createListingDays, type ListingRow, listingDaysIndexes } from './listing-days.table.js';

/** What happened to each listing for sale, by day, and what it is grouped by.
 *  source  ADR 0119 */
export const listingDays = projection({
  name: 'listing-days',
  version: 1,
  handles,
  create: createListingDays,
  createIndexes: listingDaysIndexes,
  handle: async (tx, events, _, keys) => {
    if (!keys) throw new Error('Rows of drafts need the keys of their sellers');
    const { listings, acts, erased } = foldBatch(events, await read(tx, keys, idsOf(events)));
    await writeListings(tx, await sealed(keys, [...listings.values()]));
    await addActs(tx, acts);
    await erase(tx, [...erased]);
  },
});

async function read(
  tx: DatabaseTransaction,
  keys: PersonKeys,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenRow>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<ListingRow>`select * from listing where id = any(${[...ids]})`.execute(tx);
  const known = await keys.getMany(rows.flatMap((row) => (row.sealed === null ? [] : [row.seller_id])));
  return new Map(
    rows.map(({ sealed, kind, area, ...row }) => {
      const key = known.get(row.seller_id);
      const hidden = sealed !== null && key ? (openJson(key, sealed, row.id) as Told) : untold;
      return [row.id, { ...row, kind: kind ?? hidden.kind, area: area ?? hidden.area }];
    }),
  );
}

const untold: Told = { kind: '', area: '' };

/** What the words of a listing that was never published say is encrypted under its seller's key.
 *  source  ADR 0041 */
async function sealed(keys: PersonKeys, rows: readonly OpenRow[]): Promise<readonly ListingRow[]> {
  const known = await keys.getMany(rows.flatMap((row) => (row.published_at === null ? [row.seller_id] : [])));
  return rows.map(({ kind, area, ...row }) => {
    if (row.published_at !== null) return { ...row, kind, area, sealed: null };
    const key = known.get(row.seller_id);
    return { ...row, kind: null, area: null, sealed: key ? sealJson(key, { kind, area }, row.id) : null };
  });
}

async function writeListings(tx: DatabaseTransaction, rows: readonly ListingRow[]): Promise<void> {
  if (!rows.length) return;
  const of = <Name extends keyof ListingRow>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into listing
    select * from unnest(${of('id')}::text[], ${of('seller_id')}::text[], ${of('kind')}::text[],
      ${of('area')}::text[], ${of('sealed')}::text[], ${of('published_at')}::timestamptz[],
      ${of('sold_at')}::timestamptz[], ${of('sold_here')}::boolean[], ${of('sold_cents')}::bigint[])
      as row (id, seller_id, kind, area, sealed, published_at, sold_at, sold_here, sold_cents)
      where not exists (select from erased where erased.id = row.seller_id)
    on conflict (id) do update set seller_id = excluded.seller_id, kind = excluded.kind, area = excluded.area,
      sealed = excluded.sealed, published_at = excluded.published_at, sold_at = excluded.sold_at,
      sold_here = excluded.sold_here, sold_cents = excluded.sold_cents`.execute(tx);
}

async function addActs(tx: DatabaseTransaction, rows: Changes['acts']): Promise<void> {
  if (!rows.length) return;
  const of = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into act
    select * from unnest(${of('listing_id')}::text[], ${of('day')}::date[], ${of('seller_id')}::text[],
      ${of('saved')}::int[], ${of('asked')}::int[], ${of('offered')}::int[], ${of('dealt')}::int[])
    on conflict (listing_id, day) do update set saved = act.saved + excluded.saved, asked = act.asked + excluded.asked,
      offered = act.offered + excluded.offered, dealt = act.dealt + excluded.dealt`.execute(tx);
}

async function erase(tx: DatabaseTransaction, sellers: readonly string[]): Promise<void> {
  if (!sellers.length) return;
  await sql`insert into erased select unnest(${[...sellers]}::text[]) on conflict do nothing`.execute(tx);
  await sql`delete from act where seller_id = any(${[...sellers]})`.execute(tx);
  await sql`delete from listing where seller_id = any(${[...sellers]})`.execute(tx);
}
