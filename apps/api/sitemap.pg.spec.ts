import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { allPages } from '../../modules/pages/all-pages.schemas.js';
import { listingId } from '../../projections/marketplace/listing-search/listing-search.fixtures.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { openSite, publicUrl } from './head.fixtures.js';
import { sitemap } from './sitemap.js';

let database: TestDatabase;
let server: Server;
beforeAll(async () => {
  database = await freshDatabase();
  const db = await openSite(database);
  const app = express().use(sitemap({ db, publicUrl, size: 2 }));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await database.drop();
});

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
const addressesIn = async (path: string) =>
  [...(await (await get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replace(publicUrl, ''),
  );

test('the parts of the sitemap name every public page once, and no other', async () => {
  const parts = await addressesIn('/sitemap.xml');
  const addresses = await Promise.all(parts.map(addressesIn));
  const publicListings = ['active', 'held', 'sold', 'mustang', 'wanted', 'of-max'];
  expect(addresses.flat().toSorted()).toEqual(
    [
      ...allPages.filter(({ description }) => description).map(({ path }) => path),
      ...publicListings.map((name) => `/listing/${listingId(name)}`),
      '/members/ana',
      '/wall/post-1',
      '/build-tracker/build-1',
      '/events/event-1',
    ].toSorted(),
  );
  expect(Math.max(...addresses.slice(1).map(({ length }) => length))).toBe(2);
});

test('a listing carries the time of its last change', async () => {
  const [, first = ''] = await addressesIn('/sitemap.xml');
  expect(await (await get(first)).text()).toContain('<lastmod>2026-06-01T12:00:00.000Z</lastmod>');
});

test('the sitemap is XML that caches keep for an hour', async () => {
  const { headers } = await get('/sitemap.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each(['/sitemap/listings/999.xml', '/sitemap/members/zoe.xml', '/sitemap/storefronts/ana.xml'])(
  'there is no part %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('robots.txt names the sitemap, opens photos and keeps robots from private pages', async () => {
  const rules = await (await get('/robots.txt')).text();
  expect(rules).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const line of ['Disallow: /api/', 'Allow: /api/photos/', 'Disallow: /admin', 'Disallow: /account'])
    expect(rules.split('\n')).toContain(line);
  expect(rules).not.toContain('/login');
  const closed = rules.split('\n').filter((line) => /^Disallow: \/(?!api)/.test(line));
  expect(closed).toEqual(
    ['/account', '/admin', '/inventory', '/listings', '/messages', '/notifications', '/visits'].map(
      (path) => `Disallow: ${path}`,
    ),
  );
});
