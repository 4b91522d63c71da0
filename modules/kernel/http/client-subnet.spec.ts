import { clientSite, clientSubnet, countedNetworks } from './client-subnet.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(clientSubnet(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8:1:ff00::9', '2001:db8:1'],
])('%s is of the site %s', (address, site) => {
  expect(clientSite(address)).toBe(site);
});

test('IPv4 counts once, IPv6 by its household and, with more room, by its site', () => {
  expect(countedNetworks('203.0.113.7')).toEqual([{ network: '203.0.113.7', times: 1 }]);
  expect(countedNetworks('2001:db8:1:2:3::9')).toEqual([
    { network: '2001:db8:1:2', times: 1 },
    { network: '2001:db8:1::/48', times: 8 },
  ]);
});
