import { event } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { listingDecider as listing } from './listing.decider.js';
import type { ListingEvent } from './listing.events.js';
import { content, drafted, held, order, published, vehicle } from './listing.fixtures.js';

const photo = (id: string) => ({ id, width: 1200, height: 900 });
const photos = (many: number): readonly ListingEvent[] =>
  Array.from({ length: many }, (_, at) => event('PhotoAdded', { photo: photo(`p${at}`) }));
const later = '2026-06-04T12:00:00.000Z';

describe('drafting', () => {
  const draft = (over: Partial<typeof content> = {}) =>
    order('ana', { type: 'DraftListing', listingType: 'for_sale', content: { ...content, ...over } });

  test('a listing begins as the draft of who orders it', () =>
    given(listing).when(draft()).thenExactly(drafted()));
  test('twice is refused', () => given(listing, drafted()).when(draft()).thenRefused('ALREADY_DRAFTED'));
  test('a category that is on no shelf is refused', () =>
    given(listing)
      .when(draft({ categorySub: 'Sails' }))
      .thenRefused('NOT_A_SHELF'));
  test('a fixed price needs a figure', () =>
    given(listing)
      .when(draft({ price: { mode: 'fixed', cents: null } }))
      .thenRefused('PRICE_MISSING'));
  test('zero is no price', () =>
    given(listing)
      .when(draft({ price: { mode: 'obo', cents: 0 } }))
      .thenRefused('PRICE_MISSING'));
  test('a free thing needs none', () =>
    given(listing)
      .when(draft({ price: { mode: 'free', cents: null } }))
      .thenEvents('ListingDrafted'));
  test('a car needs its year, make and model', () =>
    given(listing)
      .when(draft({ categoryPrimary: 'Cars', categorySub: 'Coupe' }))
      .thenRefused('VEHICLE_MISSING'));
  test('a range of years runs forwards', () =>
    given(listing)
      .when(draft({ fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1966, yearTo: 1961 }] }))
      .thenRefused('YEARS_REVERSED'));
  test('a range of one year is a range', () =>
    given(listing)
      .when(draft({ fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1966, yearTo: 1966 }] }))
      .thenEvents('ListingDrafted'));
  test('a vehicle of exactly 20 years is classic', () =>
    given(listing)
      .when(draft(vehicle(2006)))
      .thenEvents('ListingDrafted'));
  test('one of 19 is not', () =>
    given(listing)
      .when(draft(vehicle(2007)))
      .thenRefused('VEHICLE_TOO_NEW'));
});

describe('revising', () => {
  const revise = (actor = 'ana') =>
    order(actor, { type: 'ReviseListing', content: { ...content, quantity: 2 } });

  test('the seller changes it whole', () =>
    given(listing, ...published())
      .when(revise())
      .thenEvents('ListingRevised'));
  test('nobody else', () =>
    given(listing, ...published())
      .when(revise('bob'))
      .thenRefused('NOT_YOUR_LISTING'));
  test('not while a buyer holds it', () =>
    given(listing, ...held())
      .when(revise())
      .thenRefused('LISTING_HELD'));
  test('not once it is sold', () =>
    given(
      listing,
      ...published(),
      event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: null }),
    )
      .when(revise())
      .thenRefused('LISTING_CLOSED'));
  test('not what does not exist', () => given(listing).when(revise()).thenRefused('LISTING_NOT_FOUND'));
});

describe('photos', () => {
  test('up to twelve', () =>
    given(listing, drafted(), ...photos(11))
      .when(order('ana', { type: 'AddPhoto', photo: photo('x') }))
      .thenEvents('PhotoAdded'));
  test('a thirteenth is refused', () =>
    given(listing, drafted(), ...photos(12))
      .when(order('ana', { type: 'AddPhoto', photo: photo('x') }))
      .thenRefused('TOO_MANY_PHOTOS'));
  test('the same one again is quiet', () =>
    given(listing, drafted(), ...photos(1))
      .when(order('ana', { type: 'AddPhoto', photo: photo('p0') }))
      .thenNothing());
  test('one can be taken off', () =>
    given(listing, drafted(), ...photos(1))
      .when(order('ana', { type: 'RemovePhoto', photoId: 'p0' }))
      .thenEvents('PhotoRemoved'));
  test('one that is not there cannot', () =>
    given(listing, drafted())
      .when(order('ana', { type: 'RemovePhoto', photoId: 'p0' }))
      .thenRefused('PHOTO_NOT_FOUND'));
  test('an order names all of them', () =>
    given(listing, drafted(), ...photos(3))
      .when(order('ana', { type: 'ArrangePhotos', photoIds: ['p2', 'p0', 'p1'] }))
      .thenEvents('PhotosArranged'));
  test.each([[['p0', 'p1']], [['p0', 'p1', 'p1']], [['p0', 'p1', 'q']]])(
    '%j of three is no order',
    (photoIds) =>
      given(listing, drafted(), ...photos(3))
        .when(order('ana', { type: 'ArrangePhotos', photoIds }))
        .thenRefused('PHOTO_ORDER_INCOMPLETE'),
  );
  test('the order that they have is quiet', () =>
    given(listing, drafted(), ...photos(2))
      .when(order('ana', { type: 'ArrangePhotos', photoIds: ['p0', 'p1'] }))
      .thenNothing());
});

describe('publishing', () => {
  const publish = order('ana', { type: 'PublishListing' });
  const shownUntil = (expiresAt: string) =>
    event('ListingPublished', { publishedAt: '2026-06-01T12:00:00.000Z', expiresAt });

  test('a part is up for 60 days', () =>
    given(listing, drafted()).when(publish).thenExactly(shownUntil('2026-07-31T12:00:00.000Z')));
  test('a vehicle for 90', () =>
    given(listing, drafted(vehicle(1970)))
      .when(publish)
      .thenExactly(shownUntil('2026-08-30T12:00:00.000Z')));
  test('a wanted ad for 90', () =>
    given(listing, drafted({}, 'wanted')).when(publish).thenExactly(shownUntil('2026-08-30T12:00:00.000Z')));
  test('again is quiet', () =>
    given(listing, ...published())
      .when(publish)
      .thenNothing());
  test('only its seller', () =>
    given(listing, drafted())
      .when(order('bob', { type: 'PublishListing' }))
      .thenRefused('NOT_YOUR_LISTING'));
  test('only a draft', () =>
    given(listing, ...published(), event('ListingPaused', {}))
      .when(publish)
      .thenRefused('NOT_A_DRAFT'));
});

describe('pausing and resuming', () => {
  const paused = [...published(), event('ListingPaused', {})] as const;

  test('down', () =>
    given(listing, ...published())
      .when(order('ana', { type: 'PauseListing' }))
      .thenEvents('ListingPaused'));
  test('down twice is quiet', () =>
    given(listing, ...paused)
      .when(order('ana', { type: 'PauseListing' }))
      .thenNothing());
  test('a held one cannot be paused', () =>
    given(listing, ...held())
      .when(order('ana', { type: 'PauseListing' }))
      .thenRefused('LISTING_NOT_OPEN'));
  test('for a minor for whom nobody answers, and who held it loses the hold; what is not shown stays', () => {
    const pause = order('time', { type: 'PauseUnanswered' });
    given(listing, ...published())
      .when(pause)
      .thenExactly(event('ListingPaused', {}));
    given(listing, ...held())
      .when(pause)
      .thenExactly(event('HoldReleased', { by: 'house' as const }), event('ListingPaused', {}));
    given(listing, ...published(), event('ListingPaused', {}))
      .when(pause)
      .thenNothing();
    given(listing, drafted()).when(pause).thenNothing();
  });
  test('up again', () =>
    given(listing, ...paused)
      .when(order('ana', { type: 'ResumeListing' }))
      .thenEvents('ListingResumed'));
  test('not when its time is up', () =>
    given(listing, ...paused)
      .when(order('ana', { type: 'ResumeListing' }, '2026-07-31T12:00:00.000Z'))
      .thenRefused('LISTING_EXPIRED'));
  test('a draft is not paused', () =>
    given(listing, drafted())
      .when(order('ana', { type: 'ResumeListing' }))
      .thenRefused('NOT_PAUSED'));
});

describe('holding', () => {
  const hold = (actor: string) => order(actor, { type: 'HoldListing' });

  test('for 72 hours', () =>
    given(listing, ...published())
      .when(hold('bob'))
      .thenExactly(event('ListingHeld', { buyerId: 'bob', heldUntil: '2026-06-04T12:00:00.000Z' })));
  test('again by the same buyer is quiet', () =>
    given(listing, ...held('bob'))
      .when(hold('bob'))
      .thenNothing());
  test('by another is refused', () =>
    given(listing, ...held('bob'))
      .when(hold('cy'))
      .thenRefused('LISTING_NOT_OPEN'));
  test('nobody holds a thing of their own', () =>
    given(listing, ...published())
      .when(hold('ana'))
      .thenRefused('OWN_LISTING'));
  test('not a wanted ad', () =>
    given(listing, drafted({}, 'wanted'), ...published().slice(1))
      .when(hold('bob'))
      .thenRefused('NOT_FOR_SALE'));
  test('each buyer once', () =>
    given(listing, ...held('bob'), event('HoldReleased', { by: 'time' as const }))
      .when(hold('bob'))
      .thenRefused('HOLD_USED'));
  test('once more when the house has ended it', () =>
    given(listing, ...held('bob'), event('HoldReleased', { by: 'house' as const }))
      .when(hold('bob'))
      .thenEvents('ListingHeld'));
  test('the buyer lets go', () =>
    given(listing, ...held('bob'))
      .when(order('bob', { type: 'ReleaseHold' }))
      .thenExactly(event('HoldReleased', { by: 'buyer' as const })));
  test('the seller lets go', () =>
    given(listing, ...held('bob'))
      .when(order('ana', { type: 'ReleaseHold' }))
      .thenExactly(event('HoldReleased', { by: 'seller' as const })));
  test('a third cannot', () =>
    given(listing, ...held('bob'))
      .when(order('cy', { type: 'ReleaseHold' }))
      .thenRefused('NOT_YOUR_HOLD'));
  test('what is not held cannot be let go', () =>
    given(listing, ...published())
      .when(order('ana', { type: 'ReleaseHold' }))
      .thenRefused('NOT_HELD'));
  test('of who is shut out ends, and of nobody else', () => {
    const end = order('time', { type: 'EndHold', buyerId: 'bob' });
    given(listing, ...held('bob'))
      .when(end)
      .thenExactly(event('HoldReleased', { by: 'house' as const }));
    given(listing, ...held('cy'))
      .when(end)
      .thenNothing();
    given(listing, ...held('bob'), event('ListingWithdrawn', {}))
      .when(end)
      .thenNothing();
  });
  test('time lets go when it is due', () =>
    given(listing, ...held())
      .when(order('time', { type: 'LapseHold' }, '2026-06-05T12:00:00.000Z'))
      .thenExactly(event('HoldReleased', { by: 'time' as const })));
  test('and not before', () =>
    given(listing, ...held())
      .when(order('time', { type: 'LapseHold' }, later))
      .thenNothing());
});

describe('selling and withdrawing', () => {
  const sell = (where: 'here' | 'elsewhere') =>
    order('ana', { type: 'SellListing', where, priceCents: 40_000 });

  test('here, to the one who holds it', () =>
    given(listing, ...held('bob'))
      .when(sell('here'))
      .thenExactly(event('ListingSold', { where: 'here' as const, buyerId: 'bob', priceCents: 40_000 })));
  test('elsewhere, to nobody we know', () =>
    given(listing, ...held('bob'))
      .when(sell('elsewhere'))
      .thenExactly(event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: 40_000 })));
  test('a draft is not for sale yet', () =>
    given(listing, drafted()).when(sell('here')).thenRefused('LISTING_NOT_OPEN'));
  test('twice is quiet', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(sell('here'))
        .after(),
    )
      .when(sell('here'))
      .thenNothing());
  test('the seller takes it down for good', () =>
    given(listing, ...published())
      .when(order('ana', { type: 'WithdrawListing' }))
      .thenEvents('ListingWithdrawn'));
  test('twice is quiet as well', () =>
    given(listing, ...published(), event('ListingWithdrawn', {}))
      .when(order('ana', { type: 'WithdrawListing' }))
      .thenNothing());
  test('a sold one cannot be withdrawn', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(sell('here'))
        .after(),
    )
      .when(order('ana', { type: 'WithdrawListing' }))
      .thenRefused('LISTING_CLOSED'));
});

describe('time', () => {
  const expire = (now: string) => order('time', { type: 'ExpireListing' }, now);
  const renew = (now: string) => order('ana', { type: 'RenewListing' }, now);
  const expired = [...published(), event('ListingExpired', {})] as const;

  test('ends a listing when its days are over', () =>
    given(listing, ...published())
      .when(expire('2026-07-31T12:00:00.000Z'))
      .thenEvents('ListingExpired'));
  test('not before', () =>
    given(listing, ...published())
      .when(expire('2026-07-31T11:59:59.999Z'))
      .thenNothing());
  test('not while it is held', () =>
    given(listing, ...held())
      .when(expire('2026-08-01T12:00:00.000Z'))
      .thenNothing());
  test('renewing adds to the old end', () =>
    given(listing, ...published())
      .when(renew(later))
      .thenExactly(event('ListingRenewed', { renewedAt: later, expiresAt: '2026-09-29T12:00:00.000Z' })));
  test('an expired one starts from now', () =>
    given(listing, ...expired)
      .when(renew('2026-08-10T12:00:00.000Z'))
      .thenExactly(
        event('ListingRenewed', {
          renewedAt: '2026-08-10T12:00:00.000Z',
          expiresAt: '2026-10-09T12:00:00.000Z',
        }),
      ));
  test('not within 48 hours', () =>
    given(listing, ...published())
      .when(renew('2026-06-03T11:59:59.000Z'))
      .thenRefused('TOO_SOON_TO_RENEW'));
  test('not more than 14 days after', () =>
    given(listing, ...expired)
      .when(renew('2026-08-14T12:00:00.001Z'))
      .thenRefused('TOO_LATE_TO_RENEW'));
  test('a paused one is resumed, not renewed', () =>
    given(listing, ...published(), event('ListingPaused', {}))
      .when(renew(later))
      .thenRefused('LISTING_NOT_OPEN'));
});

describe('moderation', () => {
  const remove = order('mo', { type: 'RemoveListing', reason: 'counterfeit' });
  const reinstate = order('mo', { type: 'ReinstateListing' });

  test('takes a public listing away', () =>
    given(listing, ...published())
      .when(remove)
      .thenExactly(event('ListingRemoved', { reason: 'counterfeit', removedBy: 'mo' })));
  test('a draft is nobody else’s business', () =>
    given(listing, drafted()).when(remove).thenRefused('LISTING_NOT_PUBLIC'));
  test('twice is quiet', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(remove)
        .after(),
    )
      .when(remove)
      .thenNothing());
  test('brings it back as what it was', () => {
    const back = given(
      listing,
      ...given(listing, ...held('bob'))
        .when(remove)
        .after(),
    )
      .when(reinstate)
      .after();
    given(listing, ...back)
      .when(order('bob', { type: 'ReleaseHold' }))
      .thenEvents('HoldReleased');
  });
  test('what was not removed cannot come back', () =>
    given(listing, ...published())
      .when(reinstate)
      .thenRefused('NOT_REMOVED'));
});
