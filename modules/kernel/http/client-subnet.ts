import { isIPv6 } from 'node:net';

/** One household is one address: IPv4 whole, IPv6 by its /64. */
export const clientSubnet = (address: string): string => network(address, 4);

/** What one customer of a provider may have: IPv4 whole, IPv6 by its /48, which has 65,536 networks of the size of a household. */
export const clientSite = (address: string): string => network(address, 3);

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
