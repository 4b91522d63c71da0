import type { MemberQuery } from '@entities/account/account-admin.mutations';
import { plain } from '@modules/kernel/text/plain.rules';

/** Parses a pasted search for a member: an id, alone or in an address; an e-mail; a handle, alone or in an
 *  address.
 *  out  undefined when it is none of these */
export function parseMemberQuery(pasted: string): MemberQuery | undefined {
  const words = pasted.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const id = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0];
  if (id) return { id: id.toLowerCase() };
  if (/^[^\s@/]+@[^\s@/]+$/.test(words)) return { email: words };
  const name = plain(/\/(?:member|seller)\/([^/?#\s]+)/i.exec(words)?.[1] ?? words).replace(/^@/, '');
  return /^[a-z][a-z0-9_-]{2,29}$/.test(name) ? { handle: name } : undefined;
}
