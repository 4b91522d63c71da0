import type { getComps, listPrices } from '../../../modules/analytics/prices/prices.contract.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { markVerified, openMembers, radio } from '../../../modules/members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let buyer: Member;
const sellers: Member[] = [];
const sold: string[] = [];
const carburetor = {
  ...radio,
  title: 'Rochester carburetor',
  categorySub: 'Engine',
  condition: 'used-good',
  fitment: [{ make: 'Chevrolet', model: '3100', yearFrom: 1947, yearTo: 1953 }],
};
const asked = 'title=Rochester%20carburetor&make=Chevrolet&model=3100&year=1950';

/** Six sellers, of whom each sells one carburetor to the same buyer. */
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  [ana, buyer] = [await newcomer('Ana Asks'), await newcomer('Bob Buys')];
  const until = new Date(Date.now() + 9e7).toISOString();
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await (await smc.adminMember()).ok('POST', `/api/admin/members/${ana.id}/tiers`, grant);
  for (const [nth, price] of [100, 120, 140, 160, 180, 900].entries()) {
    const seller = await newcomer(`Seller ${'ABCDEF'[nth]}`);
    sellers.push(seller);
    const id = await listed(seller, carburetor);
    await smc.waitForProcessors();
    await seller.ok('POST', '/api/offers/done', { listingId: id, memberId: await talkedTo(id), price });
    sold.push(id);
  }
  await smc.waitForProcessors();
});
afterAll(() => smc.close());

test('six sellers say what such a carburetor sold for; each of them is told by the other five', async () => {
  expect(await comps(ana)).toEqual({
    kind: 'carburetor',
    comps: {
      sales: 6,
      lowCents: 12_500,
      middleCents: 15_000,
      highCents: 17_500,
      daysToSell: 0,
      ofCondition: false,
    },
  });
  expect((await comps(sellers[5] as Member)).comps).toMatchObject({ sales: 5, highCents: 16_000 });
  expect((await comps(ana, 'title=Zyzzyva&make=Chevrolet&model=3100&year=1950')).kind).toBeNull();
  expect((await comps(ana, asked.replace('3100', '3600'))).comps).toBeNull();
});

test('own prices are beside them, and what too few sold is counted', async () => {
  const id = await listed(ana, { ...carburetor, price: 300 });
  await listed(ana, { ...carburetor, title: 'Hood ornament', price: 60 });
  await smc.waitForProcessors();
  expect(await prices()).toMatchObject({
    rows: [
      {
        listingId: id,
        title: 'Rochester carburetor',
        priceCents: 30_000,
        kind: 'carburetor',
        comps: { sales: 6 },
      },
    ],
    tooFew: 1,
  });
});

test('a sale that is undone, or whose listing is removed, says nothing any more', async () => {
  const [first, second] = [sellers[0] as Member, sold[1] as string];
  await first.ok('POST', `/api/listings/${sold[0]}/reopen`, {});
  await smc.waitForProcessors();
  expect((await comps(ana)).comps).toMatchObject({ sales: 5 });
  await smc.moderate('remove', { kind: 'listing', id: second });
  await smc.waitForProcessors();
  expect((await comps(ana)).comps).toBeNull();
  await smc.moderate('bringBack', { kind: 'listing', id: second });
  await smc.waitForProcessors();
  expect((await comps(ana)).comps).toMatchObject({ sales: 5 });
});

test('what a draft is and fits is stored encrypted', async () => {
  const { body } = await ana.call('POST', '/api/listings', carburetor);
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query('select kind, fits, sealed from sold_prices.part where id = $1', [
    body.id,
  ]);
  expect(rows).toEqual([{ kind: null, fits: [], sealed: expect.any(String) }]);
});

async function newcomer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

async function listed(by: Member, listing: object): Promise<string> {
  const { body } = await by.call('POST', '/api/listings', listing);
  await by.ok('POST', `/api/listings/${String(body.id)}/publish`, {});
  return String(body.id);
}

/** The buyer offers, so that the two talk. */
async function talkedTo(listingId: string): Promise<string> {
  expect((await buyer.call('POST', '/api/offers', { listingId, price: 10 })).status).toBe(201);
  await smc.waitForProcessors();
  return buyer.id;
}

const comps = async (by: Member, query = asked) =>
  (await by.get(`/api/analytics/comps?${query}`)).body as unknown as ResponseOf<typeof getComps>;
const prices = async () =>
  (await ana.get('/api/analytics/prices')).body as unknown as ResponseOf<typeof listPrices>;
