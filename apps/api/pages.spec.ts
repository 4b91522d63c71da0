import { readFileSync } from 'node:fs';
import { pageNamed } from './pages.js';

test('every page of the SPA is known here, so that its address does not answer 404', () => {
  const routes = readFileSync(new URL('../../frontend/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/page\(\[([^\]]+)\]/g)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, path]) => path ?? ''),
  );
  expect(paths.length).toBeGreaterThan(30);
  const headsOfTheirOwn = ['/listing/:id', '/seller/:id', '/q/:code', '/s/:token', '*'];
  const unknown = paths.filter((path) => !headsOfTheirOwn.includes(path) && !pageNamed(path));
  expect(unknown).toEqual([]);
});
