import {
  type CipherKey,
  decrypt,
  encryptAlike,
  type PersonKeys,
} from '../../modules/kernel/encryption/person-keys.js';
import { isPublic } from './evolve-card.js';
import type { CardRow, StoredCard } from './listing-search.table.js';

/** What the seller wrote and where the thing is, without which a row is kept while the listing is not public. */
const privateWhileHidden = {
  title: '',
  description: '',
  trade_for: null,
  vin: null,
  part_numbers: [],
  fitment: [],
  vehicle: null,
  wanted: null,
  latitude: null,
  longitude: null,
  area: '',
} satisfies Partial<StoredCard>;

const privateNames = Object.keys(privateWhileHidden) as readonly (keyof typeof privateWhileHidden)[];

/** A row as the table keeps it: of a listing that is not public its words and its place are encrypted under the seller's key. Without a key the
 *  seller is erased, and the words are gone.
 *  source  ADR 0041 */
export function sealCard(row: CardRow, key: CipherKey | undefined): StoredCard {
  if (isPublic(row.status)) return { ...row, sealed: null };
  const own = Object.fromEntries(privateNames.map((name) => [name, row[name]]));
  const sealed = key ? encryptAlike(key, JSON.stringify(own, inOrder), row.id).toString('base64') : null;
  return { ...row, ...privateWhileHidden, sealed };
}

/** A row that was read from the table has its fields in another order than one that an event made. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Rows of the table with their words and places, in the order given. */
export async function openCards<Row extends Sealed>(
  keys: PersonKeys,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'sealed'> & Pick<CardRow, keyof typeof privateWhileHidden>)[]> {
  const sellers = rows.filter(({ sealed }) => sealed !== null).map(({ seller_id }) => seller_id);
  const known = await keys.getMany([...new Set(sellers)]);
  return rows.map(({ sealed, ...row }) => {
    const key = known.get(row.seller_id);
    const own =
      sealed !== null && key ? JSON.parse(String(decrypt(key, Buffer.from(sealed, 'base64'), row.id))) : {};
    return { ...row, ...own };
  });
}

type Sealed = Pick<StoredCard, 'id' | 'seller_id' | 'sealed'>;
