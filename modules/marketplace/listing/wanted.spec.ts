import { event } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { listingDecider as listing } from './listing.decider.js';
import type { ListingEvent } from './listing.events.js';
import { command, content, drafted, published } from './listing.fixtures.js';

const wanted: readonly ListingEvent[] = [drafted({}, 'wanted'), ...published().slice(1)];
const fulfilled = event('NeedFulfilled', { where: 'here' as const, byId: 'bob' });
const markFound = (actor = 'ana', byId = 'bob') => command(actor, { type: 'MarkFound', where: 'here', byId });
const byDeal = command('time', { type: 'MarkFoundByDeal', byId: 'bob' });

test('its author says from whom a wanted ad was fulfilled, once', () => {
  given(listing, ...wanted)
    .when(markFound())
    .thenExactly(fulfilled);
  given(listing, ...wanted, fulfilled)
    .when(markFound())
    .thenNothing();
  given(listing, ...wanted, event('ListingPaused', {}))
    .when(markFound())
    .thenExactly(fulfilled);
});

test('from elsewhere names nobody', () =>
  given(listing, ...wanted)
    .when(command('ana', { type: 'MarkFound', where: 'elsewhere', byId: 'bob' }))
    .thenExactly(event('NeedFulfilled', { where: 'elsewhere' as const, byId: null })));

test('nobody else says so, nobody fulfills their own need, and nothing for sale is fulfilled', () => {
  given(listing, ...wanted)
    .when(markFound('bob'))
    .thenRefused('NOT_YOUR_LISTING');
  given(listing, ...wanted)
    .when(markFound('ana', 'ana'))
    .thenRefused('FOUND_WITH_ONESELF');
  given(listing, ...published())
    .when(markFound())
    .thenRefused('NOT_WANTED');
  given(listing, drafted({}, 'wanted')).when(markFound()).thenRefused('LISTING_NOT_OPEN');
});

test('a deal fulfills an open need, and leaves every other listing alone', () => {
  given(listing, ...wanted)
    .when(byDeal)
    .thenExactly(fulfilled);
  given(listing, ...wanted, fulfilled)
    .when(byDeal)
    .thenNothing();
  given(listing, ...wanted, event('ListingWithdrawn', {}))
    .when(byDeal)
    .thenNothing();
  given(listing, ...published())
    .when(byDeal)
    .thenNothing();
});

test('a wanted ad is not sold', () =>
  given(listing, ...wanted)
    .when(command('ana', { type: 'SellListing', where: 'here', priceCents: null }))
    .thenRefused('NOT_FOR_SALE'));

test('a wanted ad has four photos of the old part at most', () => {
  const photo = (id: string) => ({ id, width: 1200, height: 900 });
  const four = ['p1', 'p2', 'p3', 'p4'].map((id) => event('PhotoAdded', { photo: photo(id) }));
  const add = command('ana', { type: 'AddPhoto', photo: photo('p5') });
  given(listing, ...wanted, ...four.slice(1))
    .when(add)
    .thenEvents('PhotoAdded');
  given(listing, ...wanted, ...four)
    .when(add)
    .thenRefused('TOO_MANY_PHOTOS');
});

test('a wanted car is one of several, told by make, model and years', () => {
  const car = { ...content, categoryPrimary: 'Cars', categorySub: 'Coupe' };
  const draft = (over: Partial<typeof content>) =>
    command('ana', { type: 'DraftListing', listingType: 'wanted', content: { ...car, ...over } });
  given(listing).when(draft({})).thenEvents('ListingDrafted');
  given(listing)
    .when(draft({ fitment: [] }))
    .thenRefused('VEHICLE_MISSING');
});
