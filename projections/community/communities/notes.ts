import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';

export type Keys = Pick<PersonKeys, 'getMany'>;

/** How notes of requests are stored: encrypted under the member's key, bound to the id of the membership. Empty and erased ones are null.
 *  source  ADR 0041 */
export async function noteSealer(
  keys: Keys | undefined,
  memberIds: readonly string[],
): Promise<(memberId: string, membershipId: string, note: string) => string | null> {
  const known = memberIds.length && keys ? await keys.getMany([...new Set(memberIds)]) : undefined;
  return (memberId, membershipId, note) => {
    const key = known?.get(memberId);
    return key && note !== '' ? sealJson(key, note, membershipId) : null;
  };
}

/** The note of each of these members.
 *  in  bound: the id of the membership */
export async function openNotes(
  keys: Keys,
  rows: readonly { readonly memberId: string; readonly bound: string; readonly note: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const sealed = rows.flatMap(({ note, ...row }) => (note === null ? [] : [{ ...row, note }]));
  const known = sealed.length ? await keys.getMany(sealed.map(({ memberId }) => memberId)) : new Map();
  return new Map(
    sealed.flatMap(({ memberId, bound, note }) => {
      const key = known.get(memberId);
      return key ? [[memberId, String(openJson(key, note, bound))] as const] : [];
    }),
  );
}
