import fc from 'fast-check';
import { safeNext } from './identity.contract.js';

test.each(['/inventory', '/listings/42?from=map#photos', '/search?q=327%20block', '/account', '/apiary'])(
  'the page %s is gone to',
  (next) => {
    expect(safeNext(next)).toBe(next);
  },
);

test.each([
  null,
  undefined,
  '',
  'inventory',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  '/a%0d%0aSet-Cookie:x',
  '/ä',
  '/%',
  '/api/listings',
  '/API',
  '/%61pi/listings',
  '/login?next=/login',
  '/x/../logout',
  `/${'a'.repeat(2_000)}`,
])('%p leads to the fallback', (next) => {
  expect(safeNext(next, '/home')).toBe('/home');
});

test('whatever is asked, the answer stays on the site, off the API and off the sign-in pages, and is stable', () => {
  const pieces = ['/', '\\', '.', '..', '%2f', '%5C', '%2e', '%', ':', '@', '?', '#', 'evil.example', 'http'];
  const nasty = fc
    .array(fc.constantFrom(...pieces, 'api', 'login', '\t', '\n', ' ', 'a', '%0a'), { maxLength: 9 })
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (next) => {
      const answer = safeNext(next);
      const { origin, pathname } = new URL(answer, 'https://swap.example');
      expect(origin).toBe('https://swap.example');
      expect(new URL(pathname, 'https://swap.example').origin).toBe('https://swap.example');
      expect(decodeURIComponent(pathname)).not.toMatch(/^\/(api|login|logout)(\/|$)|^\/\/|\\/i);
      expect(safeNext(answer)).toBe(answer);
    }),
    { numRuns: 2_000 },
  );
});
