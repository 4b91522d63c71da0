import { newId } from '../../kernel/decider/identifiers.js';
import { openMembers } from '../../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let ana: Awaited<ReturnType<typeof smc.member>>;
let bob: typeof ana;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  ana = await smc.member('Ana');
  bob = await smc.member('Bob');
});
afterAll(() => smc.close());

test('a listing counts as seen and as opened once for each viewer in ten minutes, without its seller and without anything about who', async () => {
  const id = await ana.list();
  await smc.waitForProcessors();
  const both = { impressions: [id, id], views: [id] };
  const guests = ['a', 'b', 'a'].map((name) => ({ 'User-Agent': name }));
  for (const headers of [...guests, ana.as, bob.as, bob.as]) await report(headers, both);
  expect(await audience(ana)).toEqual([{ id, impressions: 3, views: 3 }]);
  const { rows } = await smc.pool.query<object>('select * from listing_audience.seen');
  expect(rows.map(Object.keys)).toEqual([['listing_id', 'seller_id', 'day', 'impressions', 'views']]);
});

test('seen in a search and opened are two figures; each has its own ten minutes', async () => {
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
  const answer = await report({ 'User-Agent': 'many' }, { impressions: [one, other, hidden, newId()] });
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
  const names = Array.from({ length: 8 }, (_, at) => ({ 'User-Agent': `browser ${at}` }));
  await Promise.all(names.map((headers, at) => report(headers, { views: at % 2 ? ids : ids.toReversed() })));
  const found = await audience(ana);
  for (const id of ids) expect(found).toContainEqual({ id, impressions: 0, views: 8 });
});

const report = (headers: object, body: object) =>
  fetch(`${smc.url}/api/listings/seen`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const audience = async (of: typeof ana) => (await of.get('/api/my/audience')).body.listings;
