import { coarseNetwork, describeClient, deviceWords } from './device.js';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on macOS'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['SomeApp/1.0 (Android 14)', 'A device with Android'],
  ['curl/8.5.0', 'Another program'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%j in words', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test.each([
  ['203.0.113.77', '203.0.x.x'],
  ['::ffff:203.0.113.77', '203.0.x.x'],
  ['2001:db8:77:1::9', '2001:db8:…'],
  ['127.0.0.1', 'this network'],
  ['::1', 'this network'],
  ['192.168.4.20', 'this network'],
  ['172.20.0.3', 'this network'],
  ['172.32.0.3', '172.32.x.x'],
  ['fd12:3456::1', 'this network'],
  ['fe80::1%eth0', 'this network'],
  [undefined, 'unknown'],
])('of the IP address %j only the network is kept', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

test.each([
  ['203.0.x.x', 'Firefox on Windows, network 203.0.x.x'],
  ['this network', 'Firefox on Windows'],
  ['unknown', 'Firefox on Windows'],
])('in an e-mail the network %s reads: %s', (network, words) =>
  expect(describeClient({ device: 'Firefox on Windows', network })).toBe(words),
);
