import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { databaseOn } from '../../../modules/kernel/postgres/database.js';
import { type Member, openField, spaceLine } from '../../../modules/orders/orders.fixtures.js';
import { meetsOf, openListings, sellersIn } from './selling.queries.js';

let field: Awaited<ReturnType<typeof openField>>;
let ana: Member;
beforeAll(async () => {
  field = await openField();
  ana = await field.verified('Ana');
});
afterAll(() => field.smc.close());

const now = () => new Date().toISOString();
const db = () => databaseOn(field.smc.pool);

test('a meet says which spaces one had, what was paid, and what was sold around it', async () => {
  const { id, path } = await field.sale();
  const orderId = newId();
  await field.gil.call('POST', `${path}/reserve-for`, {
    ...{
      id: orderId,
      buyerId: ana.id,
      source: 'gate',
      lines: [spaceLine('a1'), spaceLine('a2')],
      until: plusDays(now(), 1),
    },
  });
  await field.gil.ok('POST', `${path}/orders/${orderId}/receive`, {
    cents: 10_000,
    method: 'cash',
    day: now().slice(0, 10),
  });
  await field.carryOut();
  const listingId = await ana.list();
  await ana.ok('POST', `/api/listings/${listingId}/sell`, { where: 'elsewhere', price: 45 });
  await field.smc.waitForProcessors();
  expect(await meetsOf(db(), ana.id, now())).toEqual([]);
  await field.smc.pool.query(
    `update listing_days.listing set sold_at = (select min(starts_at) from events.gathering_date) where id = $1`,
    [listingId],
  );
  expect(await meetsOf(db(), ana.id, plusDays(now(), 400))).toEqual([
    expect.objectContaining({ dateId: id, spaces: ['A1', 'A2'], paidCents: 10_000, sales: 1, asked: 0 }),
  ]);
});

test('sellers are compared by what they have open', async () => {
  const bea = await field.verified('Bea');
  for (let nth = 0; nth < 5; nth++) await bea.list();
  await field.smc.waitForProcessors();
  expect(await openListings(db(), bea.id, now())).toBe(5);
  expect(await sellersIn(db(), { from: 5, to: 19 }, now())).toEqual([bea.id]);
  expect(await sellersIn(db(), { from: 1, to: 4 }, now())).not.toContain(bea.id);
});

test('the answer of a seller with a tier, of whom nothing is known yet', async () => {
  const cid = await field.verified('Cid');
  const until = plusDays(now(), 30);
  const grant = { tier: 'premium', reason: 'promo', note: 'Jefferson.', until };
  await (await field.smc.adminMember()).ok('POST', `/api/admin/members/${cid.id}/tiers`, grant);
  expect((await cid.get('/api/analytics/selling')).body).toEqual({
    answers: { minutes: null, others: null },
    meets: [],
  });
});
