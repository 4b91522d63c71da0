import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';

/** What the reporter wrote. */
export interface ReportWords {
  readonly comment: string;
  readonly wish: string;
}

type Keys = Pick<PersonKeys, 'getMany'>;

/** Encrypt them under the reporter's key; null when the reporter is erased.
 *  source  ADR 0060 */
export async function sealWords(
  keys: Keys | undefined,
  reporterId: string,
  id: string,
  words: ReportWords,
): Promise<string | null> {
  const key = (await keys?.getMany([reporterId]))?.get(reporterId);
  return key ? sealJson(key, words, id) : null;
}

/** The words of a row; '' once the reporter is erased. */
export async function openWords(
  keys: Keys,
  {
    id,
    reporter_id,
    sealed,
  }: { readonly id: string; readonly reporter_id: string; readonly sealed: string | null },
): Promise<ReportWords> {
  const key = (await keys.getMany([reporter_id])).get(reporter_id);
  return sealed !== null && key ? (openJson(key, sealed, id) as ReportWords) : { comment: '', wish: '' };
}
