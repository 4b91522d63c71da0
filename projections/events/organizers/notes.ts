import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';

export type Keys = Pick<PersonKeys, 'getMany'>;

/** How the note of a suggestion is stored: encrypted under its member's key, bound to its id. An empty or erased one is null.
 *  source  ADR 0041 */
export async function sealNote(
  keys: Keys | undefined,
  { id, memberId, note }: { readonly id: string; readonly memberId: string; readonly note: string },
): Promise<string | null> {
  if (note === '') return null;
  const key = (await keys?.getMany([memberId]))?.get(memberId);
  return key ? sealJson(key, note, id) : null;
}

/** The notes of these suggestions, by id. */
export async function openNotes(
  keys: Keys,
  rows: readonly { readonly id: string; readonly member_id: string | null; readonly note: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const sealed = rows.flatMap(({ id, member_id: memberId, note }) =>
    note === null || memberId === null ? [] : [{ id, memberId, note }],
  );
  if (!sealed.length) return new Map();
  const known = await keys.getMany([...new Set(sealed.map(({ memberId }) => memberId))]);
  return new Map(
    sealed.flatMap(({ id, memberId, note }) => {
      const key = known.get(memberId);
      return key ? [[id, String(openJson(key, note, id))] as const] : [];
    }),
  );
}
