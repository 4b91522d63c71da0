import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { foldParts, type OpenPart } from './fold-parts.js';
import { handles } from './handled.js';
import { createSoldPrices, type PartRow, soldPricesIndexes } from './sold-prices.table.js';

/** What parts of each kind sold for, by explicit sales here.
 *  source  ADR 0121 */
export const soldPrices = projection({
  name: 'sold-prices',
  version: 2,
  handles,
  create: createSoldPrices,
  createIndexes: soldPricesIndexes,
  handle: async (tx, events, _, keys) => {
    if (!keys) throw new Error('what drafts fit is encrypted: this read model needs the keys');
    const ids = events.map((event) =>
      event.type === 'DealDisputed' ? event.data.listingId : event.entityId,
    );
    const { parts, erased } = foldParts(events, await read(tx, keys, [...new Set(ids)]));
    await write(tx, await sealed(keys, [...parts.values()]));
    if (erased.size) await erase(tx, [...erased]);
  },
});

async function read(
  tx: DatabaseTransaction,
  keys: PersonKeys,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OpenPart>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<PartRow>`select * from part where id = any(${[...ids]})`.execute(tx);
  const known = await keys.getMany(rows.flatMap((row) => (row.sealed === null ? [] : [row.seller_id])));
  return new Map(
    rows.map(({ sealed, ...row }) => {
      const key = known.get(row.seller_id);
      const hidden = sealed !== null && key ? (openJson(key, sealed, row.id) as Hidden) : {};
      return [row.id, { ...row, ...hidden }];
    }),
  );
}

/** What a listing is and fits that was never published is encrypted under its seller's key.
 *  source  ADR 0041 */
async function sealed(keys: PersonKeys, rows: readonly OpenPart[]): Promise<readonly PartRow[]> {
  const known = await keys.getMany(rows.flatMap((row) => (row.published_at === null ? [row.seller_id] : [])));
  return rows.map((row) => {
    if (row.published_at !== null) return { ...row, sealed: null };
    const key = known.get(row.seller_id);
    const hidden: Hidden = { kind: row.kind, fits: row.fits };
    return { ...row, kind: null, fits: [], sealed: key ? sealJson(key, hidden, row.id) : null };
  });
}

/** A draft that was on its way comes after. */
async function erase(tx: DatabaseTransaction, sellers: readonly string[]): Promise<void> {
  await sql`insert into erased select unnest(${[...sellers]}::text[]) on conflict do nothing`.execute(tx);
  await sql`delete from part where seller_id = any(${[...sellers]})`.execute(tx);
}

type Hidden = Pick<OpenPart, 'kind' | 'fits'>;

async function write(tx: DatabaseTransaction, rows: readonly PartRow[]): Promise<void> {
  if (!rows.length) return;
  const of = <Name extends keyof PartRow>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into part
    select * from unnest(${of('id')}::text[], ${of('seller_id')}::text[], ${of('kind')}::text[], ${of('condition')}::text[],
      ${of('fits').map((fits) => JSON.stringify(fits))}::jsonb[], ${of('sealed')}::text[], ${of('quantity')}::int[],
      ${of('price_cents')}::bigint[], ${of('published_at')}::timestamptz[], ${of('is_down')}::boolean[],
      ${of('sold_at')}::timestamptz[], ${of('sold_cents')}::bigint[]) as written
      (id, seller_id, kind, condition, fits, sealed, quantity, price_cents, published_at, is_down, sold_at, sold_cents)
    where not exists (select from erased where erased.seller_id = written.seller_id)
    on conflict (id) do update set seller_id = excluded.seller_id, kind = excluded.kind, condition = excluded.condition,
      fits = excluded.fits, sealed = excluded.sealed, quantity = excluded.quantity, price_cents = excluded.price_cents,
      published_at = excluded.published_at, is_down = excluded.is_down, sold_at = excluded.sold_at,
      sold_cents = excluded.sold_cents`.execute(tx);
}
