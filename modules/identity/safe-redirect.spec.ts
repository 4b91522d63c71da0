import fc from 'fast-check';
import { allPages } from '../pages/all-pages.schemas.js';
import { nextPages, safeRedirect } from './safe-redirect.schemas.js';

test.each([
  '/',
  '/inventory',
  '/listing/42?from=map#photos',
  '/?search=327%20block',
  '/Account',
  '/wall/',
  '/guardian#a-token',
  '/members/ana-s',
  '/admin/members/42',
])('the page %s is accepted', (next) => {
  expect(safeRedirect(next)).toBe(next);
});

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
  '/apiary',
  '/listing',
  '/listing/42/edit/more',
  '/listing/a%2Fb',
  '/wall//',
  '/gone/fishing',
  '/auth/social/done',
])('%p leads to the fallback', (next) => {
  expect(safeRedirect(next, '/home')).toBe('/home');
});

test('the result always stays on this site, off the API and the sign-in pages, and is stable', () => {
  const pieces = ['/', '\\', '.', '..', '%2f', '%5C', '%2e', '%', ':', '@', '?', '#', 'evil.example', 'http'];
  const nasty = fc
    .array(fc.constantFrom(...pieces, 'api', 'login', '\t', '\n', ' ', 'a', '%0a'), { maxLength: 9 })
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl(), fc.string({ unit: 'binary' })), (next) => {
      const answer = safeRedirect(next);
      const { origin, pathname } = new URL(answer, 'https://swap.example');
      expect(origin).toBe('https://swap.example');
      expect(new URL(pathname, 'https://swap.example').origin).toBe('https://swap.example');
      expect(decodeURIComponent(pathname)).not.toMatch(/^\/(api|login|logout)(\/|$)|^\/\/|\\/i);
      expect(safeRedirect(answer)).toBe(answer);
    }),
    { numRuns: 2_000 },
  );
});

describe('the pages that a redirect may open', () => {
  test('are all but those where one signs in, out or pays, and those of links to guests', () => {
    const others = allPages.filter(({ path }) => !nextPages.includes(path)).map(({ path }) => path);
    expect(others.sort()).toEqual([
      '/ads/report/:id',
      '/auth/social/done',
      '/gallery',
      '/login',
      '/logout',
      '/reports/confirm',
      '/test-checkout/:ref',
    ]);
    expect(nextPages).toContain('/messages/new');
    expect(nextPages.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  const page = fc
    .tuple(fc.constantFrom(...nextPages), fc.array(word, { minLength: 2, maxLength: 2 }))
    .map(([path, [one = 'a', other = 'b']]) => path.replace(/:\w+/, one).replace(/:\w+/, other));

  test('keep their query and fragment', () => {
    fc.assert(
      fc.property(page, word, (path, asked) => {
        for (const next of [path, `${path}?q=${asked}`, `${path}#${asked}`])
          expect(safeRedirect(next)).toBe(next);
      }),
    );
  });

  test('are all: any other path leads to the fallback', () => {
    const known = (path: string) =>
      nextPages.some((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path));
    const path = fc
      .array(
        fc.oneof(word, fc.constantFrom(...nextPages.flatMap((route) => route.split('/').filter(Boolean)))),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, (next) => {
        expect(safeRedirect(next)).toBe(known(next) ? next : '/inventory');
      }),
      { numRuns: 1_000 },
    );
  });
});
