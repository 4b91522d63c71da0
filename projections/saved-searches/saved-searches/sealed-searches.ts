import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';

/** The query and the name of a member's saved search. */
export interface SearchWords {
  readonly name: string;
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The stored form of a row.
 *  source  ADR 0041 */
export interface SealedSearch {
  readonly id: string;
  readonly memberId: string;
  readonly sealed: string | null;
}

/** Encrypt them under the member's key; null when the member is erased. */
export async function sealWords(
  keys: Pick<PersonKeys, 'getMany'> | undefined,
  memberId: string,
  id: string,
  words: SearchWords,
): Promise<string | null> {
  const key = (await keys?.getMany([memberId]))?.get(memberId);
  return key ? sealJson(key, words, id) : null;
}

/** Rows with their words, in the order given; those of erased members are left out. */
export async function openSearches<Row extends SealedSearch>(
  keys: Pick<PersonKeys, 'getMany'>,
  rows: readonly Row[],
): Promise<readonly (Omit<Row, 'sealed'> & SearchWords)[]> {
  const known = await keys.getMany([...new Set(rows.map(({ memberId }) => memberId))]);
  return rows.flatMap(({ sealed, ...row }) => {
    const key = known.get(row.memberId);
    return sealed !== null && key
      ? [{ ...row, ...opened(openJson(key, sealed, row.id) as SearchWords) }]
      : [];
  });
}

/** A search that was saved without a kind finds both: an address without one shows what is for sale. */
function opened(words: SearchWords): SearchWords {
  const { address, query } = words;
  if (query.listingType || new URLSearchParams(address).has('listingType')) return words;
  return { ...words, address: `${address}${address && '&'}listingType=any` };
}
