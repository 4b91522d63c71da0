/** The cookies that pages leave for the server, under the names that they have everywhere. Over https only those that are bound to this host count, so that no
 *  neighbor can set them. They prove nothing.
 *  in      header: as the browser sends it
 *  out     'place=43.07_-89.40; signed-in=1'
 *  source  RFC 6265bis 4.1.3.2 */
export function pageCookies(header: string | undefined, publicUrl: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  if (!publicUrl.startsWith('https:')) return pairs.join('; ');
  return pairs
    .filter((pair) => pair.startsWith(hostPrefix))
    .map((pair) => pair.slice(hostPrefix.length))
    .join('; ');
}

const hostPrefix = '__Host-';
