import { signUrl, verifySignedUrl } from './signed-url.js';

const path = '/api/pictures/0a/card';
const now = '2026-11-20T08:03:00.000Z';

function partsOf(address: string) {
  const query = new URL(address, 'http://x').searchParams;
  return { until: Number(query.get('until')), seal: query.get('seal') ?? '' };
}

test('a signed address works for 15 to 30 minutes, and is the same for a quarter of an hour', () => {
  const address = signUrl('secret', path, now);
  expect(signUrl('secret', path, '2026-11-20T08:14:59.999Z')).toBe(address);
  expect(signUrl('secret', path, '2026-11-20T08:15:00.000Z')).not.toBe(address);
  expect(verifySignedUrl('secret', path, partsOf(address), '2026-11-20T08:29:59.999Z')).toBe(true);
  expect(verifySignedUrl('secret', path, partsOf(address), '2026-11-20T08:30:00.000Z')).toBe(false);
});

test('a signature is valid for its own path, time and secret only', () => {
  const given = partsOf(signUrl('secret', path, now));
  expect(verifySignedUrl('secret', path, given, now)).toBe(true);
  expect(verifySignedUrl('secret', '/api/pictures/0b/card', given, now)).toBe(false);
  expect(verifySignedUrl('secret', path, { ...given, until: given.until + 900 }, now)).toBe(false);
  expect(verifySignedUrl('another', path, given, now)).toBe(false);
  expect(verifySignedUrl('secret', path, { ...given, seal: '' }, now)).toBe(false);
});

test('a signed address is the same in every version of the program', () =>
  expect(signUrl('secret', path, now)).toBe(
    '/api/pictures/0a/card?until=1795163400&seal=ASPLeaEamuZvKqrqF7eWA0Bg5AlFlX-7RI7MrkvE6Gw',
  ));
