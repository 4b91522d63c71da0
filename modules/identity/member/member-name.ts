/** A presentable name made from an e-mail address: "ana.maria_smith+parts@…" is Ana Maria Smith. */
export function nameFromEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@')).replace(/\+.*$/, '');
  const words = local.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  const name = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ');
  return name.slice(0, 80) || 'Member';
}

/** First and last name for the page header: everything after the first word is the last name. */
export function partsOfName(name: string): { readonly first: string; readonly last: string | null } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') || null };
}
