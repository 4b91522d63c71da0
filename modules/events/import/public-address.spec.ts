import { isPublicAddress } from './public-address.js';

test.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.1.1', '192.0.2.1', '198.18.0.1', '203.0.113.9', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255'],
])('%s is not: it leads into a network of its own', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test.each([
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2001::1', '::127.0.0.1'],
])('%s is not: also where it leads to an IPv4 address', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test.each(['localhost', '', '2130706433', '127.1', '0x7f000001'])(
  '"%s" is no address as the system gives them',
  (address) => expect(isPublicAddress(address)).toBe(false),
);
