import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';

/** Encrypts a value of a row under a person's key.
 *  out  null when the person is erased */
export type Seal = (personId: string, rowId: string, value: unknown) => string | null;

/** Encrypts for these persons. VIN and budget of a build, and names of documents, are encrypted in rows.
 *  source  ADR 0095 */
export async function sealerFor(
  keys: Pick<PersonKeys, 'getMany'> | undefined,
  personIds: readonly string[],
): Promise<Seal> {
  const known = personIds.length ? await keys?.getMany([...new Set(personIds)]) : undefined;
  return (personId, rowId, value) => {
    const key = known?.get(personId);
    return key ? sealJson(key, value, rowId) : null;
  };
}

/** A value that was encrypted for a row; null when there is none, or the person is erased. */
export type Open = (personId: string, rowId: string, sealed: string | null) => unknown;

export async function openerFor(
  keys: Pick<PersonKeys, 'getMany'>,
  personIds: readonly string[],
): Promise<Open> {
  const known = personIds.length ? await keys.getMany([...new Set(personIds)]) : undefined;
  return (personId, rowId, sealed) => {
    const key = known?.get(personId);
    return sealed !== null && key ? openJson(key, sealed, rowId) : null;
  };
}
