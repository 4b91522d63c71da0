import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeRedirect } from '../identity/safe-redirect.schemas.js';
import { allPages, pathsOf } from './all-pages.schemas.js';
import { pageAt } from './find-page.schemas.js';

const features = join(import.meta.dirname, '../../frontend/src/features');
const addresses = allPages.flatMap((page) => pathsOf(page).map((path) => ({ page, path })));
const filled = (path: string) => path.replace(/:\w+/g, 'x1');

test('every page has a file, and every file of a page is declared', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('-page.tsx'))
    .map((name) => name.slice(0, -'-page.tsx'.length));
  const declared = [...allPages.map(({ file }) => file), 'not-found/not-found'];
  expect(declared.toSorted()).toEqual(files.toSorted());
});

test('queries of a first screen belong to a page that the server renders first', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.first-screen.ts'))
    .map((name) => name.slice(0, -'.first-screen.ts'.length));
  const renderedFirst = allPages.filter(({ isRenderedFirst }) => isRenderedFirst).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !renderedFirst.includes(file))).toEqual([]);
  expect(renderedFirst.every((file) => existsSync(join(features, `${file}-page.tsx`)))).toBe(true);
});

test('every address finds its own page, whatever others look like it', () => {
  for (const { page, path } of addresses)
    expect([path, pageAt(filled(path))]).toEqual([path, expect.objectContaining({ page, pattern: path })]);
});

test.each([
  ['/INVENTORY/create/', '/inventory/create'],
  ['/inventory/A-3-07', '/inventory/:id'],
  ['/messages/new', '/messages/new'],
  ['/s/AbC', '/s/:token'],
  ['/', '/'],
])('%s is %s', (path, pattern) => {
  expect(pageAt(path)?.pattern).toBe(pattern);
});

test('what an address names keeps its letters', () => {
  expect(pageAt('/S/AbC')?.params).toEqual({ token: 'AbC' });
});

test.each(['/gone/fishing', '/inventory/a/b/c', '/api/listings', ''])('%s is no page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test('/api/login only leads to the login page', () => {
  expect(pageAt('/api/login')).toMatchObject({ page: { path: '/login' }, isRedirect: true });
});

test('a page has a title unless it is home, for development, or named after what it shows', () => {
  const untitled = allPages.filter(({ title, isForDevelopment }) => title === null && !isForDevelopment);
  expect(untitled.map(({ path }) => path).filter((path) => !path.includes(':'))).toEqual(['/']);
});

test('a page that search engines keep is open to all, is one page, and says in a sentence what it is', () => {
  for (const page of allPages.filter(({ description }) => description !== undefined)) {
    expect(page).toMatchObject({
      path: expect.not.stringContaining(':'),
      description: expect.stringMatching(/^.{20,160}\.$/),
    });
    expect([page.path, page.who, page.isClosedToRobots]).toEqual([page.path, undefined, undefined]);
  }
});

test('one may be sent to every page after signing in, but for those that say no', () => {
  for (const { page, path } of addresses)
    expect(safeRedirect(filled(path), '/other')).toBe(page.isNeverNext ? '/other' : filled(path));
});

test('a page that is declared to be open to anybody turns nobody away', () => {
  const guarded = allPages.filter(({ file, who }) => {
    const source = readFileSync(join(features, `${file}-page.tsx`), 'utf8');
    return who === undefined && /<Require(Member|Capability)\b/.test(source);
  });
  expect(guarded.map(({ path }) => path)).toEqual([]);
});

test('no two pages have one place in a menu', () => {
  const places = allPages.flatMap(({ menus = {} }) =>
    Object.entries(menus).map(([menu, [place, , by]]) => `${menu} ${place} ${menu === 'drawer' ? by : ''}`),
  );
  expect(new Set(places).size).toBe(places.length);
});
