import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { listingDecider as listing } from './listing.decider.js';
import type { ListingEvent } from './listing.events.js';
import { command, content, drafted, held, published, vehicle } from './listing.fixtures.js';

const photo = (id: string) => ({ id, width: 1200, height: 900 });
const photos = (many: number): readonly ListingEvent[] =>
  Array.from({ length: many }, (_, at) => event('PhotoAdded', { photo: photo(`p${at}`) }));
const later = '2026-06-04T12:00:00.000Z';

describe('drafting', () => {
  const draft = (over: Partial<typeof content> = {}) =>
    command('ana', { type: 'DraftListing', listingType: 'for_sale', content: { ...content, ...over } });

  test('a new listing is a draft of the caller', () => given(listing).when(draft()).thenExactly(drafted()));
  test('the same id cannot be drafted twice', () =>
    given(listing, drafted()).when(draft()).thenRefused('ALREADY_DRAFTED'));
  test('an unknown category is refused', () =>
    given(listing)
      .when(draft({ categorySub: 'Sails' }))
      .thenRefused('NOT_A_SHELF'));
  test('a fixed price needs an amount', () =>
    given(listing)
      .when(draft({ price: { mode: 'fixed', cents: null } }))
      .thenRefused('PRICE_MISSING'));
  test('zero is not a price', () =>
    given(listing)
      .when(draft({ price: { mode: 'obo', cents: 0 } }))
      .thenRefused('PRICE_MISSING'));
  test('a free item needs no price', () =>
    given(listing)
      .when(draft({ price: { mode: 'free', cents: null } }))
      .thenEvents('ListingDrafted'));
  test('a car needs year, make and model', () =>
    given(listing)
      .when(draft({ categoryPrimary: 'Cars', categorySub: 'Coupe' }))
      .thenRefused('VEHICLE_MISSING'));
  test('a range of years cannot end before it begins', () =>
    given(listing)
      .when(draft({ fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1966, yearTo: 1961 }] }))
      .thenRefused('YEARS_REVERSED'));
  test('a range may be one year long', () =>
    given(listing)
      .when(draft({ fitment: [{ make: 'Ford', model: 'F100', yearFrom: 1966, yearTo: 1966 }] }))
      .thenEvents('ListingDrafted'));
  test('a vehicle of exactly 20 years is accepted', () =>
    given(listing)
      .when(draft(vehicle(2006)))
      .thenEvents('ListingDrafted'));
  test('a vehicle of 19 years is refused', () =>
    given(listing)
      .when(draft(vehicle(2007)))
      .thenRefused('VEHICLE_TOO_NEW'));
});

describe('revising', () => {
  const revise = (actor = 'ana') =>
    command(actor, { type: 'ReviseListing', content: { ...content, quantity: 2 } });

  test('the seller replaces the whole content', () =>
    given(listing, ...published())
      .when(revise())
      .thenEvents('ListingRevised'));
  test('another member cannot revise a listing', () =>
    given(listing, ...published())
      .when(revise('bob'))
      .thenRefused('NOT_YOUR_LISTING'));
  test('a held listing cannot be revised', () =>
    given(listing, ...held())
      .when(revise())
      .thenRefused('LISTING_HELD'));
  test('a sold listing cannot be revised', () =>
    given(
      listing,
      ...published(),
      event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: null }),
    )
      .when(revise())
      .thenRefused('LISTING_CLOSED'));
  test('a listing that does not exist is not found', () =>
    given(listing).when(revise()).thenRefused('LISTING_NOT_FOUND'));
});

describe('photos', () => {
  test('a listing has up to twelve photos', () =>
    given(listing, drafted(), ...photos(11))
      .when(command('ana', { type: 'AddPhoto', photo: photo('x') }))
      .thenEvents('PhotoAdded'));
  test('a thirteenth photo is refused', () =>
    given(listing, drafted(), ...photos(12))
      .when(command('ana', { type: 'AddPhoto', photo: photo('x') }))
      .thenRefused('TOO_MANY_PHOTOS'));
  test('adding the same photo again changes nothing', () =>
    given(listing, drafted(), ...photos(1))
      .when(command('ana', { type: 'AddPhoto', photo: photo('p0') }))
      .thenNothing());
  test('the seller removes a photo', () =>
    given(listing, drafted(), ...photos(1))
      .when(command('ana', { type: 'RemovePhoto', photoId: 'p0' }))
      .thenEvents('PhotoRemoved'));
  test('a photo that is not on the listing is not found', () =>
    given(listing, drafted())
      .when(command('ana', { type: 'RemovePhoto', photoId: 'p0' }))
      .thenRefused('PHOTO_NOT_FOUND'));
  test('the seller arranges all photos', () =>
    given(listing, drafted(), ...photos(3))
      .when(command('ana', { type: 'ArrangePhotos', photoIds: ['p2', 'p0', 'p1'] }))
      .thenEvents('PhotosArranged'));
  test.each([[['p0', 'p1']], [['p0', 'p1', 'p1']], [['p0', 'p1', 'q']]])(
    '%j is not an arrangement of three photos',
    (photoIds) =>
      given(listing, drafted(), ...photos(3))
        .when(command('ana', { type: 'ArrangePhotos', photoIds }))
        .thenRefused('PHOTO_ORDER_INCOMPLETE'),
  );
  test('the same arrangement changes nothing', () =>
    given(listing, drafted(), ...photos(2))
      .when(command('ana', { type: 'ArrangePhotos', photoIds: ['p0', 'p1'] }))
      .thenNothing());
});

describe('publishing', () => {
  const publish = command('ana', { type: 'PublishListing' });
  const shownUntil = (expiresAt: string) =>
    event('ListingPublished', { publishedAt: '2026-06-01T12:00:00.000Z', expiresAt });

  test('a part is shown for 60 days', () =>
    given(listing, drafted()).when(publish).thenExactly(shownUntil('2026-07-31T12:00:00.000Z')));
  test('a vehicle is shown for 90 days', () =>
    given(listing, drafted(vehicle(1970)))
      .when(publish)
      .thenExactly(shownUntil('2026-08-30T12:00:00.000Z')));
  test('a wanted ad is shown for 90 days', () =>
    given(listing, drafted({}, 'wanted')).when(publish).thenExactly(shownUntil('2026-08-30T12:00:00.000Z')));
  test('publishing again changes nothing', () =>
    given(listing, ...published())
      .when(publish)
      .thenNothing());
  test('another member cannot publish a listing', () =>
    given(listing, drafted())
      .when(command('bob', { type: 'PublishListing' }))
      .thenRefused('NOT_YOUR_LISTING'));
  test('only a draft can be published', () =>
    given(listing, ...published(), event('ListingPaused', {}))
      .when(publish)
      .thenRefused('NOT_A_DRAFT'));
});

describe('pausing and resuming', () => {
  const paused = [...published(), event('ListingPaused', {})] as const;

  test('the seller pauses an active listing', () =>
    given(listing, ...published())
      .when(command('ana', { type: 'PauseListing' }))
      .thenEvents('ListingPaused'));
  test('pausing again changes nothing', () =>
    given(listing, ...paused)
      .when(command('ana', { type: 'PauseListing' }))
      .thenNothing());
  test('a held listing cannot be paused', () =>
    given(listing, ...held())
      .when(command('ana', { type: 'PauseListing' }))
      .thenRefused('LISTING_NOT_OPEN'));
  test('an unsupervised listing is paused and loses its hold; one that is not shown stays as it is', () => {
    const pause = command('time', { type: 'PauseUnanswered' });
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
  test('a listing that a suspension paused is shown again while its days last, and no other', () => {
    const resume = command('time', { type: 'ResumeAfterSuspension' });
    given(listing, ...paused)
      .when(resume)
      .thenExactly(event('ListingResumed', {}));
    given(listing, ...paused)
      .when(command('time', { type: 'ResumeAfterSuspension' }, '2026-12-01T12:00:00.000Z'))
      .thenNothing();
    given(listing, ...published())
      .when(resume)
      .thenNothing();
  });
  test('the seller resumes a paused listing', () =>
    given(listing, ...paused)
      .when(command('ana', { type: 'ResumeListing' }))
      .thenEvents('ListingResumed'));
  test('an expired listing cannot be resumed', () =>
    given(listing, ...paused)
      .when(command('ana', { type: 'ResumeListing' }, '2026-07-31T12:00:00.000Z'))
      .thenRefused('LISTING_EXPIRED'));
  test('a draft cannot be resumed', () =>
    given(listing, drafted())
      .when(command('ana', { type: 'ResumeListing' }))
      .thenRefused('NOT_PAUSED'));
});

describe('holding', () => {
  const hold = (actor: string) => command(actor, { type: 'HoldListing' });

  test('a hold lasts 72 hours', () =>
    given(listing, ...published())
      .when(hold('bob'))
      .thenExactly(
        event('ListingHeld', { buyerId: 'bob', heldUntil: '2026-06-04T12:00:00.000Z', offerId: null }),
      ));
  test('holding again by the same buyer changes nothing', () =>
    given(listing, ...held('bob'))
      .when(hold('bob'))
      .thenNothing());
  test('an accepted offer holds a listing for its buyer, also one who held it before', () => {
    const accept = (by: string, buyerId: string) =>
      command(by, { type: 'HoldForBuyer', buyerId, offerId: 'o1' });
    const heldUntil = '2026-06-04T12:00:00.000Z';
    const forBob = event('ListingHeld', { buyerId: 'bob', heldUntil, offerId: 'o1' });
    const released = event('HoldReleased', { by: 'buyer' as const });
    given(listing, ...published())
      .when(accept('ana', 'bob'))
      .thenExactly(forBob);
    given(listing, ...held('bob'), released)
      .when(accept('bob', 'bob'))
      .thenExactly(forBob);
    given(listing, ...held('bob'))
      .when(accept('ana', 'bob'))
      .thenEvents('ListingHeld');
    given(listing, ...held('bob'))
      .when(accept('ana', 'cy'))
      .thenRefused('LISTING_NOT_OPEN');
    given(listing, ...published())
      .when(accept('cy', 'bob'))
      .thenRefused('NOT_YOUR_LISTING');
    given(listing, ...published())
      .when(accept('ana', 'ana'))
      .thenRefused('NOT_FOR_SALE');
  });
  test('the seller extends a hold to seven days from its beginning, once', () => {
    const extend = command('ana', { type: 'ExtendHold' });
    const extended = given(listing, ...held('bob')).when(extend);
    extended.thenExactly(
      event('ListingHeld', { buyerId: 'bob', heldUntil: '2026-06-09T12:00:00.000Z', offerId: null }),
    );
    given(listing, ...extended.after())
      .when(extend)
      .thenNothing();
    given(listing, ...held('bob'))
      .when(command('bob', { type: 'ExtendHold' }))
      .thenRefused('NOT_YOUR_LISTING');
    given(listing, ...published())
      .when(extend)
      .thenRefused('NOT_HELD');
  });
  test('a listing is sold to a member whom the seller names, whoever holds it', () => {
    const sell = (buyerId: string) =>
      command('ana', { type: 'SellListing', where: 'here', priceCents: 4500, buyerId });
    const toCy = event('ListingSold', { where: 'here' as const, priceCents: 4500, buyerId: 'cy' });
    given(listing, ...published())
      .when(sell('cy'))
      .thenExactly(toCy);
    given(listing, ...held('bob'))
      .when(sell('cy'))
      .thenExactly(toCy);
    given(listing, ...published())
      .when(sell('ana'))
      .thenRefused('OWN_LISTING');
  });
  test('another buyer cannot hold a held listing', () =>
    given(listing, ...held('bob'))
      .when(hold('cy'))
      .thenRefused('LISTING_NOT_OPEN'));
  test('a seller cannot hold their own listing', () =>
    given(listing, ...published())
      .when(hold('ana'))
      .thenRefused('OWN_LISTING'));
  test('a wanted ad cannot be held', () =>
    given(listing, drafted({}, 'wanted'), ...published().slice(1))
      .when(hold('bob'))
      .thenRefused('NOT_FOR_SALE'));
  test('each buyer may hold a listing once', () =>
    given(listing, ...held('bob'), event('HoldReleased', { by: 'time' as const }))
      .when(hold('bob'))
      .thenRefused('HOLD_USED'));
  test('a buyer whose hold the system ended may hold the listing again', () =>
    given(listing, ...held('bob'), event('HoldReleased', { by: 'house' as const }))
      .when(hold('bob'))
      .thenEvents('ListingHeld'));
  test('the buyer releases their hold', () =>
    given(listing, ...held('bob'))
      .when(command('bob', { type: 'ReleaseHold' }))
      .thenExactly(event('HoldReleased', { by: 'buyer' as const })));
  test('the seller releases a hold', () =>
    given(listing, ...held('bob'))
      .when(command('ana', { type: 'ReleaseHold' }))
      .thenExactly(event('HoldReleased', { by: 'seller' as const })));
  test('a third member cannot release a hold', () =>
    given(listing, ...held('bob'))
      .when(command('cy', { type: 'ReleaseHold' }))
      .thenRefused('NOT_YOUR_HOLD'));
  test('a listing that nobody holds cannot be released', () =>
    given(listing, ...published())
      .when(command('ana', { type: 'ReleaseHold' }))
      .thenRefused('NOT_HELD'));
  test('the hold of a locked-out buyer ends, and no other hold', () => {
    const end = command('time', { type: 'EndHold', buyerId: 'bob' });
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
  test('a hold that the system ended is given back until the same time, while the listing is open', () => {
    const hold = { buyerId: 'bob', heldUntil: later, offerId: null };
    const again = command('time', { type: 'HoldAgain', ...hold });
    const ended = [...held('bob'), event('HoldReleased', { by: 'house' as const })] as const;
    given(listing, ...ended)
      .when(again)
      .thenExactly(event('ListingHeld', hold));
    given(listing, ...ended)
      .when(command('time', { type: 'HoldAgain', ...hold }, later))
      .thenNothing();
    given(listing, ...held('cy'))
      .when(again)
      .thenNothing();
  });
  test('whoever released a hold takes that back within ten minutes, and the hold goes on until the same time', () => {
    const start = '2026-06-02T12:00:00.000Z';
    const undo = (actor: string, at = start) =>
      command(actor, { type: 'UndoRelease', releasedAt: start }, at);
    const again = event('ListingHeld', {
      buyerId: 'bob',
      heldUntil: '2026-06-05T12:00:00.000Z',
      offerId: null,
    });
    const by = { buyer: 'bob', seller: 'ana' } as const;
    for (const side of ['buyer', 'seller'] as const) {
      const ended = [...held('bob'), event('HoldReleased', { by: side })] as const;
      const undone = given(listing, ...ended).when(undo(by[side], '2026-06-02T12:10:00.000Z'));
      undone.thenExactly(again);
      expect(foldEvents(listing, undone.after())).toMatchObject({ status: 'held', buyerId: 'bob' });
      given(listing, ...ended)
        .when(undo(by[side], '2026-06-02T12:10:00.001Z'))
        .thenRefused('RELEASE_FINAL');
      given(listing, ...ended)
        .when(undo(side === 'buyer' ? 'ana' : 'bob'))
        .thenRefused('NOT_YOUR_HOLD');
      for (const since of [held('cy').slice(-1), [event('ListingPaused', {})]] as const)
        given(listing, ...ended, ...since)
          .when(undo(by[side]))
          .thenRefused('RELEASE_FINAL');
    }
    given(listing, ...held('bob'), event('HoldReleased', { by: 'time' as const }))
      .when(undo('bob'))
      .thenRefused('RELEASE_FINAL');
  });
  test('when one of two members blocks the other, that one releases the hold between them', () =>
    given(listing, ...held('bob'))
      .when(command('time', { type: 'EndHold', buyerId: 'bob', by: 'seller' }))
      .thenExactly(event('HoldReleased', { by: 'seller' as const })));
  test('a hold ends when it is due', () =>
    given(listing, ...held())
      .when(command('time', { type: 'LapseHold' }, '2026-06-05T12:00:00.000Z'))
      .thenExactly(event('HoldReleased', { by: 'time' as const })));
  test('a hold does not end early', () =>
    given(listing, ...held())
      .when(command('time', { type: 'LapseHold' }, later))
      .thenNothing());
});

describe('selling and withdrawing', () => {
  const sell = (where: 'here' | 'elsewhere') =>
    command('ana', { type: 'SellListing', where, priceCents: 40_000 });

  test('sold here means sold to the holder', () =>
    given(listing, ...held('bob'))
      .when(sell('here'))
      .thenExactly(event('ListingSold', { where: 'here' as const, buyerId: 'bob', priceCents: 40_000 })));
  test('sold elsewhere names no buyer', () =>
    given(listing, ...held('bob'))
      .when(sell('elsewhere'))
      .thenExactly(event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: 40_000 })));
  test('a draft cannot be sold', () =>
    given(listing, drafted()).when(sell('here')).thenRefused('LISTING_NOT_OPEN'));
  test('selling again changes nothing', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(sell('here'))
        .after(),
    )
      .when(sell('here'))
      .thenNothing());
  test('the seller withdraws a listing', () =>
    given(listing, ...published())
      .when(command('ana', { type: 'WithdrawListing' }))
      .thenEvents('ListingWithdrawn'));
  test('withdrawing again changes nothing', () =>
    given(listing, ...published(), event('ListingWithdrawn', {}))
      .when(command('ana', { type: 'WithdrawListing' }))
      .thenNothing());
  test('a sold listing cannot be withdrawn', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(sell('here'))
        .after(),
    )
      .when(command('ana', { type: 'WithdrawListing' }))
      .thenRefused('LISTING_CLOSED'));
});

describe('expiring and renewing', () => {
  const expire = (now: string) => command('time', { type: 'ExpireListing' }, now);
  const renew = (now: string) => command('ana', { type: 'RenewListing' }, now);
  const expired = [...published(), event('ListingExpired', {})] as const;

  test('a listing expires when its days are over', () =>
    given(listing, ...published())
      .when(expire('2026-07-31T12:00:00.000Z'))
      .thenEvents('ListingExpired'));
  test('a listing does not expire early', () =>
    given(listing, ...published())
      .when(expire('2026-07-31T11:59:59.999Z'))
      .thenNothing());
  test('a held listing does not expire', () =>
    given(listing, ...held())
      .when(expire('2026-08-01T12:00:00.000Z'))
      .thenNothing());
  test('renewing an active listing adds days to its old end', () =>
    given(listing, ...published())
      .when(renew(later))
      .thenExactly(event('ListingRenewed', { renewedAt: later, expiresAt: '2026-09-29T12:00:00.000Z' })));
  test('renewing an expired listing adds days from now', () =>
    given(listing, ...expired)
      .when(renew('2026-08-10T12:00:00.000Z'))
      .thenExactly(
        event('ListingRenewed', {
          renewedAt: '2026-08-10T12:00:00.000Z',
          expiresAt: '2026-10-09T12:00:00.000Z',
        }),
      ));
  test('a listing cannot be renewed within 48 hours', () =>
    given(listing, ...published())
      .when(renew('2026-06-03T11:59:59.000Z'))
      .thenRefused('TOO_SOON_TO_RENEW'));
  test('a listing cannot be renewed more than 14 days after it expired', () =>
    given(listing, ...expired)
      .when(renew('2026-08-14T12:00:00.001Z'))
      .thenRefused('TOO_LATE_TO_RENEW'));
  test('a paused listing cannot be renewed', () =>
    given(listing, ...published(), event('ListingPaused', {}))
      .when(renew(later))
      .thenRefused('LISTING_NOT_OPEN'));
});

describe('moderation', () => {
  const remove = command('mo', { type: 'RemoveListing', reason: 'counterfeit' });
  const reinstate = command('mo', { type: 'ReinstateListing' });

  const hide = command('reports', { type: 'HideListing' });
  const show = command('reports', { type: 'ShowListing' });

  test('a public listing is removed', () =>
    given(listing, ...published())
      .when(remove)
      .thenExactly(event('ListingRemoved', { reason: 'counterfeit', removedBy: 'mo' })));
  test('removing a draft, or what its seller withdrew, changes nothing', () => {
    given(listing, drafted()).when(remove).thenNothing();
    given(listing, ...published(), event('ListingWithdrawn', {}))
      .when(remove)
      .thenNothing();
  });
  test('removing again changes nothing', () =>
    given(
      listing,
      ...given(listing, ...published())
        .when(remove)
        .after(),
    )
      .when(remove)
      .thenNothing());
  test('a reinstated listing gets its former status back', () => {
    const back = given(
      listing,
      ...given(listing, ...held('bob'))
        .when(remove)
        .after(),
    )
      .when(reinstate)
      .after();
    given(listing, ...back)
      .when(command('bob', { type: 'ReleaseHold' }))
      .thenEvents('HoldReleased');
  });
  test('reinstating a listing that is not removed changes nothing', () =>
    given(listing, ...published())
      .when(reinstate)
      .thenNothing());

  test('a listing that others see is hidden, once, and shown again', () => {
    given(listing, ...published())
      .when(hide)
      .thenExactly(event('ListingHidden', {}));
    const hidden = [...published(), event('ListingHidden', {})];
    given(listing, ...hidden)
      .when(hide)
      .thenNothing();
    given(listing, ...hidden)
      .when(show)
      .thenExactly(event('ListingShown', {}));
    given(listing, drafted()).when(hide).thenNothing();
    given(listing, ...published())
      .when(show)
      .thenNothing();
  });
  test('while it is hidden its seller mends or withdraws it, and nobody can begin to hold it', () => {
    const hidden = [...published(), event('ListingHidden', {})];
    given(listing, ...hidden)
      .when(command('bob', { type: 'HoldListing' }))
      .thenRefused('LISTING_NOT_OPEN');
    given(listing, ...hidden)
      .when(command('ana', { type: 'WithdrawListing' }))
      .thenEvents('ListingWithdrawn');
  });
  test('showing it again undoes nothing that its seller has done', () => {
    const status = (...then: readonly ListingEvent[]) =>
      foldEvents(listing, [...published(), event('ListingHidden', {}), ...then]).status;
    expect(status(event('ListingWithdrawn', {}), event('ListingShown', {}))).toBe('withdrawn');
    const sold = event('ListingSold', { where: 'elsewhere' as const, buyerId: null, priceCents: null });
    expect(status(sold, event('ListingShown', {}))).toBe('sold');
  });
  test('a removed listing is no longer waiting for a review', () => {
    const after = [
      ...published(),
      event('ListingHidden', {}),
      event('ListingRemoved', { reason: 'spam', removedBy: 'mo' }),
    ];
    given(listing, ...after)
      .when(show)
      .thenNothing();
  });
});
