import { event, foldEvents } from '../../kernel/decider/decider.js';
import { plusHours } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { offerDecider as offer } from './offer.decider.js';

const parties = { listingId: 'l1', sellerId: 'ana', buyerId: 'bob' };
const now = metaOf('bob').now;
const terms = { isOpen: true, takesOffers: true, askingCents: 5000 };
const make = (by: string, cents: number, offerId: string, over = {}) =>
  ({ type: 'MakeOffer', parties, offerId, cents, ...terms, ...over, meta: metaOf(by) }) as const;
const made = (offerId: string, by: 'buyer' | 'seller' = 'buyer', cents = 4000) =>
  event('OfferMade', { ...parties, offerId, by, cents, expiresAt: plusHours(now, 48) });
const step = <Type extends 'DeclineOffer' | 'WithdrawOffer'>(type: Type, by: string, offerId = 'o1') =>
  ({ type, offerId, meta: metaOf(by) }) as const;
const heldUntil = plusHours(now, 72);
const accept = { type: 'AcceptOffer', offerId: 'o1', heldUntil, meta: metaOf('ana') } as const;
const accepted = event('OfferAccepted', { ...parties, offerId: 'o1', heldUntil });

test('a buyer offers a price up to the asking one, for 48 hours, once under an id', () => {
  given(offer)
    .when(make('bob', 4000, 'o1'))
    .thenExactly(made('o1'));
  given(offer, made('o1'))
    .when(make('bob', 4000, 'o1'))
    .thenNothing();
  given(offer)
    .when(make('bob', 5001, 'o1'))
    .thenRefused('ABOVE_ASKING');
  given(offer)
    .when(make('bob', 5001, 'o1', { askingCents: null }))
    .thenEvents('OfferMade');
  given(offer)
    .when(make('bob', 4000, 'o1', { takesOffers: false }))
    .thenRefused('NO_OFFERS_TAKEN');
  given(offer)
    .when(make('bob', 4000, 'o1', { isOpen: false }))
    .thenRefused('LISTING_NOT_OPEN');
  given(offer)
    .when(make('eve', 4000, 'o1'))
    .thenRefused('OFFER_NOT_FOUND');
});

test('the seller answers an offer that waits, and the one before is void', () => {
  given(offer)
    .when(make('ana', 4500, 'o1'))
    .thenRefused('NOTHING_TO_ANSWER');
  given(offer, made('o1'))
    .when(make('ana', 4500, 'o2'))
    .thenExactly(made('o2', 'seller', 4500));
  given(offer, made('o1'), made('o2', 'seller', 4500))
    .when(step('DeclineOffer', 'ana'))
    .thenRefused('OFFER_NOT_OPEN');
  given(offer, made('o1'), made('o2', 'seller', 4500))
    .when(accept)
    .thenRefused('OFFER_NOT_OPEN');
});

test('a buyer makes five offers for a listing; counter-offers do not count', () => {
  const four = ['o1', 'o2', 'o3', 'o4'].map((id) => made(id));
  given(offer, ...four, made('c1', 'seller'))
    .when(make('bob', 4000, 'o5'))
    .thenEvents('OfferMade');
  given(offer, ...four, made('o5'))
    .when(make('bob', 4000, 'o6'))
    .thenRefused('TOO_MANY_OFFERS');
});

test('an offer is declined by the other side and withdrawn by its own, while it waits', () => {
  const declined = event('OfferDeclined', { ...parties, offerId: 'o1' });
  const withdrawn = event('OfferWithdrawn', { ...parties, offerId: 'o1' });
  given(offer, made('o1')).when(step('DeclineOffer', 'ana')).thenExactly(declined);
  given(offer, made('o1'), declined).when(step('DeclineOffer', 'ana')).thenNothing();
  given(offer, made('o1')).when(step('DeclineOffer', 'bob')).thenRefused('OFFER_NOT_FOUND');
  given(offer, made('o1')).when(step('WithdrawOffer', 'bob')).thenExactly(withdrawn);
  given(offer, made('o1'), withdrawn).when(step('WithdrawOffer', 'bob')).thenNothing();
  given(offer, made('o1')).when(step('WithdrawOffer', 'ana')).thenRefused('OFFER_NOT_FOUND');
  given(offer, made('o1'), declined).when(step('WithdrawOffer', 'bob')).thenRefused('OFFER_NOT_OPEN');
  given(offer, made('o1')).when(step('DeclineOffer', 'eve')).thenRefused('OFFER_NOT_FOUND');
});

test('an offer expires after 48 hours, and closes when its listing is gone', () => {
  const expire = (hours: number) =>
    ({ type: 'ExpireOffer', meta: metaOf('time', plusHours(now, hours)) }) as const;
  const close = { type: 'CloseOffer', why: 'sold', meta: metaOf('time') } as const;
  given(offer, made('o1')).when(expire(47)).thenNothing();
  given(offer, made('o1')).when(expire(48)).thenEvents('OfferExpired');
  given(offer, made('o1')).when(close).thenEvents('OfferClosed');
  given(offer, made('o1'), accepted).when(close).thenNothing();
  given(offer).when(expire(48)).thenNothing();
});

test('the hold accepts an offer, once, also when its time ran out since; a withdrawn one is refused', () => {
  const [expired, withdrawn] = (['OfferExpired', 'OfferWithdrawn'] as const).map((type) =>
    event(type, { ...parties, offerId: 'o1' }),
  );
  given(offer, made('o1')).when(accept).thenExactly(accepted);
  given(offer, made('o1'), accepted).when(accept).thenNothing();
  if (expired) given(offer, made('o1'), expired).when(accept).thenExactly(accepted);
  if (withdrawn) given(offer, made('o1'), withdrawn).when(accept).thenRefused('OFFER_NOT_OPEN');
});

test('a hold, more time for it, its end and the sale are each recorded once', () => {
  const note = (until: string) =>
    ({ type: 'NoteHold', parties, heldUntil: until, meta: metaOf('time') }) as const;
  const release = { type: 'NoteRelease', by: 'time', meta: metaOf('time') } as const;
  const finish = {
    type: 'FinishDeal',
    parties,
    priceCents: 4000,
    doneAt: now,
    by: 'seller',
    meta: metaOf('time'),
  } as const;
  const held = event('DealHeld', { ...parties, heldUntil });
  given(offer).when(note(heldUntil)).thenExactly(held);
  given(offer, held).when(note(heldUntil)).thenNothing();
  given(offer, made('o1'), accepted)
    .when(note(plusHours(now, 168)))
    .thenEvents('DealHeld');
  given(offer, held).when(release).thenEvents('DealReleased');
  given(offer).when(release).thenNothing();
  given(offer, made('o1')).when(finish).thenEvents('DealDone');
  given(offer, ...given(offer, held).when(finish).after())
    .when(finish)
    .thenNothing();
});

test('a release that is taken back makes its offer accepted again, once; a newer offer is void', () => {
  const released = event('DealReleased', { ...parties, by: 'buyer' as const });
  const again = { type: 'NoteHoldAgain', offerId: 'o1', heldUntil, meta: metaOf('time') } as const;
  const heldAgain = event('DealHeldAgain', { ...parties, offerId: 'o1', cents: 4000, heldUntil });
  const history = [made('o1'), accepted, released, made('o2', 'buyer', 3000)] as const;
  given(offer, ...history)
    .when(again)
    .thenExactly(heldAgain);
  given(offer, ...history, heldAgain)
    .when(again)
    .thenNothing();
  const { offers, heldUntil: until } = foldEvents(offer, [...history, heldAgain]);
  expect(offers.map(({ status }) => status)).toEqual(['accepted', 'countered']);
  expect(until).toBe(heldUntil);
});

test('a sale that is taken back ends the accepted offer, and the buyer may offer again', () => {
  const reopen = { type: 'ReopenDeal', by: 'seller', meta: metaOf('time') } as const;
  const done = event('DealDone', { ...parties, priceCents: 4000, doneAt: now, by: 'seller' as const });
  const reopened = event('DealReopened', { ...parties, by: 'seller' as const });
  const history = [made('o1'), accepted, done];
  given(offer, ...history)
    .when(reopen)
    .thenExactly(reopened);
  const { done: isDone, offers } = foldEvents(offer, [...history, reopened]);
  expect([isDone, offers[0]?.status]).toEqual([null, 'released']);
  given(offer, ...history, reopened)
    .when(reopen)
    .thenNothing();
  given(offer, ...history, reopened)
    .when(make('bob', 4500, 'o2'))
    .thenEvents('OfferMade');
});
