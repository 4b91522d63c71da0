import { BlockList, isIP } from 'node:net';

/** Whether an address is one of the public internet: not of this machine, of a network behind a router, of neighbours, of tests, nor one that leads to such through a tunnel.
 *  source  RFC 6890; the registries of special-purpose addresses that it founded */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const special = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special.addSubnet(net, bits, 'ipv6');

/** All that is given out so far; what holds an IPv4 address is outside it. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
