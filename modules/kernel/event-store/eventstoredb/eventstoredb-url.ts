/** Defaults of a URL. Keep-alive detects a dead connection after at most 12.5 s without calls (the server
 *  recommends no shorter interval); a call, or the periodic probe, detects it sooner. A hanging node is given one
 *  second to list the cluster's members. */
const defaults: Readonly<Record<string, string>> = {
  keepAliveInterval: '10000',
  keepAliveTimeout: '2500',
  gossipTimeout: '1',
};

/** A connection string with our defaults for what it does not set. */
export function withDefaults(url: string): string {
  const [address = '', query = ''] = url.split('?');
  const said = query.split('&').map((part) => part.split('=')[0]?.toLowerCase().replace(/[_-]/g, ''));
  const added = Object.entries(defaults)
    .filter(([name]) => !said.includes(name.toLowerCase()))
    .map(([name, value]) => `${name}=${value}`);
  return `${address.replace(/\/+$/, '')}?${[...(query ? [query] : []), ...added].join('&')}`;
}

/** The same connection string for the client of this number: its keep-alive timeout is some milliseconds longer. gRPC gives all clients with the same
 *  settings one connection, so the successor of a client without responses would get none either. */
export const forClient = (url: string, number: number): string =>
  url.replace(
    /(keep[-_]?alive[-_]?timeout=)([0-9]+)/i,
    (_, name: string, milliseconds: string) => `${name}${Number(milliseconds) + (number % 1_000)}`,
  );

/** The hosts of a connection string, without its user and password. */
export const hostsOf = (url: string): string =>
  url
    .replace(/^[^:]+:\/\//, '')
    .replace(/[?].*$/, '')
    .replace(/^.*@/, '')
    .replace(/\/+$/, '');

/** The user name on the server, without the password. */
export function userOf(url: string): string {
  const [, user] = /^[^:]+:\/\/([^:@/?]+)(?::[^@/?]*)?@/.exec(url) ?? [];
  return user === undefined ? 'callers without a user' : `the user ${JSON.stringify(plain(user))}`;
}

function plain(user: string): string {
  try {
    return decodeURIComponent(user);
  } catch {
    return user; // not encoded: it is what it says
  }
}
