/** A link that begins an e-mail. Characters with a meaning in URLs are escaped: "parts&sons", "50%", "what?".
 *  source  RFC 6068 */
export function mailto(address: string, subject?: string): string {
  const to = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  return subject === undefined ? to : `${to}?subject=${encodeURIComponent(subject)}`;
}
