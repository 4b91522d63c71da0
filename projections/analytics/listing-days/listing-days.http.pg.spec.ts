import type { getFigures, listFigures } from '../../../modules/analytics/figures/figures.contract.js';
import { type FigureName, figureNames } from '../../../modules/analytics/figures/figures.schemas.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { markVerified, openMembers, radio } from '../../../modules/members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cid: Member;
/** Ana's: one is sold to Bob, one's sale is undone, one is a draft. */
let ids: Record<'sold' | 'reopened' | 'draft', string>;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, bob, cid] = [
    await smc.member('Ana Sells'),
    await smc.member('Bob Buys'),
    await smc.member('Cid Asks'),
  ];
  for (const { id } of [ana, bob, cid]) await markVerified(smc.pool, id);
  const until = new Date(Date.now() + 9e7).toISOString();
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await (await smc.adminMember()).ok('POST', `/api/admin/members/${ana.id}/tiers`, grant);
  const drafted = await ana.call('POST', '/api/listings', { ...radio, place: { text: 'Beloit, WI' } });
  ids = { sold: await ana.list(), reopened: await ana.list(), draft: String(drafted.body.id) };
  await smc.waitForProcessors();
  for (const member of [bob, cid]) await member.ok('PUT', `/api/saved-searches/watched/${ids.sold}`, {});
  for (const [member, listingId] of [
    [bob, ids.sold],
    [cid, ids.sold],
    [cid, ids.reopened],
  ] as const)
    await write(member, listingId);
  for (const [listingId, price] of [
    [ids.sold, 30],
    [ids.sold, 35],
    [ids.reopened, 20],
  ] as const)
    expect((await bob.call('POST', '/api/offers', { listingId, price })).status).toBe(201);
  await smc.waitForProcessors();
  for (const agent of ['Mozilla/5.0 (X11) one', 'Mozilla/5.0 (X11) two'])
    await seen({ 'User-Agent': agent }, { impressions: [ids.sold, ids.reopened], views: [ids.sold] });
  await eventually(async () => (await figures()).totals.seen === 4);
  await ana.ok('POST', '/api/offers/done', { listingId: ids.sold, memberId: bob.id, price: 33 });
  await ana.ok('POST', '/api/offers/done', { listingId: ids.reopened, memberId: bob.id, price: 20 });
  await smc.waitForProcessors();
  await ana.ok('POST', `/api/listings/${ids.reopened}/reopen`, {});
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

/** An offer opens a conversation too. */
test('the figures are what a count over the log by other code says', async () => {
  const { totals, days, sold, before } = await figures();
  const counted = await countInLog();
  expect(totals).toEqual({ seen: 4, opened: 2, ...counted });
  expect(counted).toEqual({ saved: 2, asked: 4, offered: 3, dealt: 1 });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject(totals);
  expect(sold).toEqual({ sales: 1, cents: 3_300, daysToSell: null });
  expect(before).toEqual({ seen: 0, opened: 0, saved: 0, asked: 0, offered: 0, dealt: 0 });
});

test('by listing, kind and place they add up to the same', async () => {
  const { totals } = await figures();
  for (const by of ['listing', 'kind', 'place']) {
    const { rows, hasMore } = await groups(by);
    for (const name of figureNames) expect([by, name, sumOf(rows, name)]).toEqual([by, name, totals[name]]);
    expect(hasMore).toBe(false);
  }
  expect((await groups('listing')).rows.map(({ key, name }) => [key, name])).toEqual([
    [ids.sold, 'Radio'],
    [ids.reopened, 'Radio'],
  ]);
  expect((await groups('kind')).rows).toMatchObject([{ name: 'radio', listings: 2, daysToSell: 0 }]);
  expect((await groups('place')).rows).toMatchObject([{ name: 'Janesville, WI', listings: 2 }]);
});

test('the place of a draft is stored encrypted', async () => {
  const { rows } = await smc.pool.query('select area, sealed from listing_days.listing where id = $1', [
    ids.draft,
  ]);
  expect(rows).toEqual([{ area: null, sealed: expect.any(String) }]);
  expect(JSON.stringify(rows)).not.toContain('Beloit');
});

test('whoever has no analytics reads six small numbers of their own', async () => {
  expect((await bob.get('/api/analytics/mine')).body).toEqual({
    ...{ seen: 0, opened: 0, saved: 0, asked: 0, offered: 0, dealt: 0 },
  });
  expect((await bob.get('/api/analytics/figures')).status).toBe(403);
  expect((await smc.guest('/api/analytics/mine')).status).toBe(401);
});

/** Plain SQL over all events. */
async function countInLog(): Promise<Omit<Record<FigureName, number>, 'seen' | 'opened'>> {
  const { rows } = await smc.pool.query(
    `select
       count(*) filter (where type = 'ListingWatched' and data->>'listingId' = any($1))::int as saved,
       count(*) filter (where type = 'ThreadOpened' and data->'about'->>'id' = any($1))::int as asked,
       count(*) filter (where type = 'OfferMade' and data->>'by' = 'buyer' and data->>'listingId' = any($1))::int as offered,
       (count(*) filter (where type = 'ListingSold' and data->>'where' = 'here')
         - count(*) filter (where type = 'ListingReopened'))::int as dealt
     from kernel.event`,
    [Object.values(ids)],
  );
  return rows[0];
}

const figures = async () =>
  (await ana.get('/api/analytics/figures')).body as unknown as ResponseOf<typeof getFigures>;
const groups = async (by: string) =>
  (await ana.get(`/api/analytics/figures/${by}`)).body as unknown as ResponseOf<typeof listFigures>;
const sumOf = (rows: readonly Readonly<Record<FigureName, number>>[], name: FigureName) =>
  rows.reduce((sum, row) => sum + row[name], 0);

async function write(by: Member, listingId: string): Promise<void> {
  const message = { id: newId(), body: 'Is it still there?' };
  const { status } = await by.call('POST', '/api/threads', {
    about: { kind: 'listing', listingId },
    message,
  });
  expect(status).toBe(201);
}

const seen = (headers: object, body: object) =>
  fetch(`${smc.url}/api/listings/seen`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Counts are written once a second. */
async function eventually(is: () => Promise<boolean>): Promise<void> {
  for (let nth = 0; nth < 40 && !(await is()); nth++) await new Promise((done) => setTimeout(done, 100));
}
