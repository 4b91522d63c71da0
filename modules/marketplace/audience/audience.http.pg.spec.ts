import { newId } from '../../kernel/decider/identifiers.js';
import { openMembers } from '../../members/members.fixtures.js';
import { SeenCounts } from './seen-counts.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let bob: typeof ana;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  ana = await smc.member('Ana');
  bob = await smc.member('Bob');
});
afterAll(() => smc.close());

test('a listing counts as seen and as opened once for each viewer in an hour, without its seller, robots and without anything about who', async () => {
  const id = await ana.list();
  await smc.waitForProcessors();
  const both = { impressions: [id, id], views: [id] };
  const guests = [
    firefox(1),
    firefox(2),
    firefox(1),
    { 'User-Agent': 'Googlebot/2.1' },
    { 'User-Agent': '' },
  ];
  for (const headers of [...guests, ana.as, bob.as, bob.as]) await report(headers, both);
  expect(await audience(ana)).toEqual([{ id, impressions: 3, views: 3 }]);
  const { rows } = await smc.pool.query<object>('select * from listing_audience.seen');
  expect(rows.map(Object.keys)).toEqual([['listing_id', 'seller_id', 'day', 'impressions', 'views']]);
});

test('seen in a search and opened are two figures; each has its own hour', async () => {
  const id = await ana.list();
  await smc.waitForProcessors();
  await report(bob.as, { impressions: [id] });
  expect(await audience(ana)).toContainEqual({ id, impressions: 1, views: 0 });
  await report(bob.as, { impressions: [id], views: [id] });
  expect(await audience(ana)).toContainEqual({ id, impressions: 1, views: 1 });
});

test('one report is of many listings; what is not public and what does not exist is left out', async () => {
  const [one, other, hidden] = [await ana.list(), await bob.list(), await bob.list()];
  await bob.ok('POST', `/api/listings/${hidden}/pause`, {});
  await smc.waitForProcessors();
  const answer = await report(firefox(3), { impressions: [one, other, hidden, newId()] });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(await audience(ana)).toContainEqual({ id: one, impressions: 1, views: 0 });
  expect(await audience(bob)).toEqual([{ id: other, impressions: 1, views: 0 }]);
});

test('nobody but the seller is told', async () => {
  const cid = await smc.member('Cid');
  expect(await audience(cid)).toEqual([]);
  expect((await smc.guest('/api/my/audience')).status).toBe(401);
});

test('reports that come together are all counted', async () => {
  const ids = [await ana.list(), await ana.list()];
  await smc.waitForProcessors();
  const names = Array.from({ length: 8 }, (_, at) => firefox(10 + at));
  await Promise.all(names.map((headers, at) => report(headers, { views: at % 2 ? ids : ids.toReversed() })));
  const found = await audience(ana);
  for (const id of ids) expect(found).toContainEqual({ id, impressions: 0, views: 8 });
});

test('one network counts thirty times in an hour, whatever browsers it has', async () => {
  const id = await ana.list();
  await smc.waitForProcessors();
  for (let nth = 0; nth < 33; nth++) await report(firefox(100 + nth), { views: [id] });
  expect(await audience(ana)).toContainEqual({ id, impressions: 0, views: 30 });
});

test('what was reported waits for the second to end, and is not lost while the database is away', async () => {
  const id = await ana.list();
  await smc.waitForProcessors();
  await smc.pool.query('alter table listing_audience.seen rename to away');
  await report(firefox(1), { views: [id] });
  await counts().write();
  await smc.pool.query('alter table listing_audience.away rename to seen');
  await report(firefox(2), { views: [id] });
  expect(await audience(ana)).toContainEqual({ id, impressions: 0, views: 2 });
});

const firefox = (version: number) => ({
  'User-Agent': `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
});

const counts = () => smc.server.app.get(SeenCounts);

/** By a browser, where nothing else is said. */
const report = (headers: object, body: object) =>
  fetch(`${smc.url}/api/listings/seen`, {
    method: 'POST',
    headers: { ...firefox(0), ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function audience(of: typeof ana) {
  await counts().write();
  return (await of.get('/api/my/audience')).body.listings;
}
