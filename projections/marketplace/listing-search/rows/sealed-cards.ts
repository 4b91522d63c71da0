import type { CipherKey, PersonKeys } from '../../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../../modules/kernel/encryption/sealed-json.js';
import { isPublic } from '../../../../modules/marketplace/listing/status.rules.js';
import type { CardRow, StoredCard } from '../listing-search.table.js';

/** The seller's texts and the place, which are not stored in plain text while the listing is not public. */
const privateWhileHidden = {
  title: '',
  description: '',
  trade_for: null,
  vin: null,
  part_numbers: [],
  fitment: [],
  vehicle: null,
  sold_car: null,
  wanted: null,
  latitude: null,
  longitude: null,
  area: '',
} satisfies Partial<StoredCard>;

const privateNames = Object.keys(privateWhileHidden) as readonly (keyof typeof privateWhileHidden)[];

/** The stored form of a row: words and place of a listing that is not public are encrypted under the seller's key.
 *  Without a key the seller is erased, and the words are gone.
 *  source  ADR 0041 */
export function sealCard(row: CardRow, key: CipherKey | undefined): StoredCard {
  if (isPublic(row.status, row.is_hidden)) return { ...row, sealed: null };
  const own = Object.fromEntries(privateNames.map((name) => [name, row[name]]));
  const sealed = key ? sealJson(key, own, row.id) : null;
  return { ...row, ...privateWhileHidden, sealed };
}

/** Rows of the table with their words and places, in the order given. */
export async function openCards<Row extends Sealed>(
  keys: PersonKeys,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'sealed'> & Pick<CardRow, keyof typeof privateWhileHidden>)[]> {
  const sellers = rows.filter(({ sealed }) => sealed !== null).map(({ seller_id }) => seller_id);
  const known = await keys.getMany([...new Set(sellers)]);
  return rows.map(({ sealed, ...row }) => {
    const key = known.get(row.seller_id);
    const own = sealed !== null && key ? openJson(key, sealed, row.id) : {};
    return { ...row, ...(own as Pick<CardRow, keyof typeof privateWhileHidden>) };
  });
}

type Sealed = Pick<StoredCard, 'id' | 'seller_id' | 'sealed'>;
