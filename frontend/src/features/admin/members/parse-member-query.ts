/** What staff look for: a member by an id, alone or in an address of this site; by an e-mail; or by words of a name or handle. */
export type MemberQuery = { readonly id: string } | { readonly email: string } | { readonly words: string };

/** out  undefined for nothing */
export function parseMemberQuery(pasted: string): MemberQuery | undefined {
  const words = pasted.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const id = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0];
  if (id) return { id: id.toLowerCase() };
  if (/^[^\s@/]+@[^\s@/]+$/.test(words)) return { email: words };
  const inAddress = /\/(?:members?|seller)\/([^/?#\s]+)/i.exec(words)?.[1];
  return words === '' ? undefined : { words: inAddress ?? words };
}
