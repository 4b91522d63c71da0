import { offerEvents } from '../../../modules/deals/offer/offer.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays, plusMinutes } from '../../../modules/kernel/decider/time.js';
import { metaOf } from '../../../modules/kernel/testing/decider.fixtures.js';
import { type ListingEvent, listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { content } from '../../../modules/marketplace/listing/listing.fixtures.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { soldPrices } from './sold-prices.projection.js';
import { nameOf, pricedParts, salesOf } from './sold-prices.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(soldPrices);
});
afterAll(() => projection.close());

/** When everything is recorded. */
const { now } = metaOf('ana');
const soon = plusMinutes(now, 10);

/** An intake manifold for a model that no other test has. */
const of = (model: string, over: Partial<typeof content> = {}) => ({
  ...content,
  words: { title: 'Intake manifold', description: '' },
  fitment: [{ make: 'Chevrolet', model, yearFrom: 1967, yearTo: 1968 }],
  ...over,
});
const drafts = (sellerId: string, said: typeof content): ListingEvent =>
  event('ListingDrafted', { ...said, listingType: 'for_sale' as const, sellerId });
const published = event('ListingPublished', {
  publishedAt: plusDays(now, -12),
  expiresAt: plusDays(now, 48),
});
const sold = (
  priceCents: number | null = 18_000,
  where: 'here' | 'elsewhere' = 'here',
  buyerId: string | null = 'bob',
) => event('ListingSold', { where, buyerId, priceCents });

async function lists(sellerId: string, said: typeof content, ...events: readonly ListingEvent[]) {
  const id = newId();
  await projection.record(listingEvents, id, drafts(sellerId, said), ...events);
  return id;
}
const then = (id: string, ...events: readonly ListingEvent[]) =>
  projection.record(listingEvents, id, ...events);
const sales = async (model: string, at = soon) => {
  const part = { kind: 'intake manifold', car: `chevrolet.${model.toLowerCase()}` };
  return (await salesOf(projection.db, [part], { but: 'zoe', now: at })).get(nameOf(part)) ?? [];
};

test('an explicit sale here says its price, its cars and its days', async () => {
  await lists('ana', of('Nova'), published, sold());
  const [sale] = await sales('Nova');
  expect(sale).toMatchObject({
    sellerId: 'ana',
    cents: 18_000,
    condition: 'used-good',
    yearFrom: 1967,
    yearTo: 1968,
  });
  expect(sale?.days).toBeCloseTo(12, 1);
});

test.each<[string, Partial<typeof content>, readonly ListingEvent[]]>([
  ['elsewhere', {}, [published, sold(18_000, 'elsewhere')]],
  ['to nobody that is named', {}, [published, sold(18_000, 'here', null)]],
  ['without a price', {}, [published, sold(null)]],
  ['of several pieces', { quantity: 2 }, [published, sold()]],
  ['of several kinds', { words: { title: 'Hood and fenders', description: '' } }, [published, sold()]],
  [
    'that was undone',
    {},
    [
      published,
      sold(),
      event('ListingReopened', { status: 'active' as const, expiresAt: soon, endedHoldOf: null }),
    ],
  ],
  [
    'that was removed',
    {},
    [published, sold(), event('ListingRemoved', { reason: 'Spam', removedBy: 'ray' })],
  ],
  ['that is hidden', {}, [published, sold(), event('ListingHidden', {})]],
])('a sale %s says nothing', async (name, over, events) => {
  const model = `Impala${name.replaceAll(' ', '')}`;
  await lists('ana', of(model, over), ...events);
  expect(await sales(model)).toEqual([]);
});

test('a sale whose listing was hidden, then removed, counts again when it is reinstated, and no longer after three years', async () => {
  const id = await lists('ana', of('Malibu'), published, sold(), event('ListingHidden', {}));
  await then(id, event('ListingRemoved', { reason: 'Spam', removedBy: 'ray' }));
  expect(await sales('Malibu')).toEqual([]);
  await then(id, event('ListingReinstated', { reinstatedBy: 'ray' }));
  expect(await sales('Malibu')).toHaveLength(1);
  expect(await sales('Malibu', plusDays(soon, 3 * 365 + 2))).toEqual([]);
});

test('priced parts are those that were published, and are neither sold nor down', async () => {
  const shown = await lists('dee', of('Vega'), published);
  await lists('dee', of('Vega'));
  await lists('dee', of('Vega'), published, sold());
  await lists('dee', of('Vega'), published, event('ListingHidden', {}));
  await lists('dee', of('Vega', { price: { mode: 'ask', cents: null } }), published);
  expect((await pricedParts(projection.db, 'dee')).map(({ id }) => id)).toEqual([shown]);
});

test('an erased seller leaves nothing, also when the table is made again', async () => {
  await lists('eve', of('Chevelle'), published, sold());
  await lists('max', of('Chevelle'), published, sold());
  await projection.record(memberEvents, 'eve', event('MemberErased', { memberId: 'eve' }));
  const sellers = async () => (await sales('Chevelle')).map(({ sellerId }) => sellerId);
  expect(await sellers()).toEqual(['max']);
  await projection.rebuild();
  expect(await sellers()).toEqual(['max']);
  await lists('eve', of('Chevelle'), published, sold());
  expect(await sellers()).toEqual(['max']);
});

test('a sale that its buyer disputes says nothing', async () => {
  const listingId = await lists('ana', of('Corvair'), published, sold());
  const parties = { listingId, sellerId: 'ana', buyerId: 'bob' };
  await projection.record(offerEvents, newId(), event('DealDisputed', parties));
  expect(await sales('Corvair')).toEqual([]);
});

test('events that are handled twice change nothing', async () => {
  await lists('ana', of('Monza'), published, sold());
  const before = await sales('Monza');
  await projection.handleAgain();
  expect(await sales('Monza')).toEqual(before);
});
