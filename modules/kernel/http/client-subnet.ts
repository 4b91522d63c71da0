import { isIPv6 } from 'node:net';

/** One household is one address: IPv4 whole, IPv6 by its /64. */
export const clientSubnet = (address: string): string => network(address, 4);

/**
 * The network that one customer of a provider may have: a whole IPv4 address, an IPv6 /48, which contains 65,536
 * networks of the size of a household.
 */
export const clientSite = (address: string): string => network(address, 3);

/** How many households' limits a site may use up together. It is high, because providers give each phone a /64 of one /48. */
const householdsOfSite = 8;

/** The networks that a limit counts for an address, each with a multiple of the limit: its household, and for IPv6 its site too, because
 *  one customer may call from any of a site's households.
 *  source  ADR 0015 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  const own = { network: clientSubnet(address), times: 1 };
  const site = clientSite(address);
  return site === own.network ? [own] : [own, { network: `${site}::/48`, times: householdsOfSite }];
}

/** The same for a call; members are counted by id. */
export const countedCaller = (caller: {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
}): readonly CountedNetwork[] =>
  caller.actor ? [{ network: caller.actor.id, times: 1 }] : countedNetworks(caller.ip ?? '');

export interface CountedNetwork {
  readonly network: string;
  readonly times: number;
}

function network(address: string, length: number): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = plain.includes('::') ? [...left, ...zeros, ...right] : left;
  return groups
    .slice(0, length)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
