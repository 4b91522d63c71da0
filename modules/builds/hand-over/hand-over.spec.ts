import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { buildDecider as build } from '../build/build.decider.js';
import { collaborator, everything, invited, offered, started, words } from '../build/build.fixtures.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const cid = metaOf('cid');
const offer = { type: 'OfferBuild', toId: 'bob', goesAlong: everything, listingId: null, meta: ana } as const;
const take = { type: 'HandOver', bookId: 'book', meta: bob } as const;
const ended = (because: 'withdrawn' | 'declined' | 'blocked') =>
  event('HandOverEnded', { toId: 'bob', because });

test('its owner alone offers a build, once, and not to themselves', () => {
  given(build, started()).when(offer).thenExactly(offered('bob'));
  given(build, started(), offered('bob')).when(offer).thenNothing();
  given(build, started())
    .when({ ...offer, toId: 'ana' })
    .thenRefused('OWN_COLLABORATOR');
  given(build, started(), ...collaborator('cid', 'owns'))
    .when({ ...offer, meta: cid })
    .thenRefused('NOT_YOUR_PART');
});

test('an offer changes what goes along, and one to somebody else ends the one before', () => {
  const less = { ...everything, costs: false };
  given(build, started(), offered('bob'))
    .when({ ...offer, goesAlong: less })
    .thenExactly(offered('bob', less));
  given(build, started(), offered('bob'))
    .when({ ...offer, toId: 'cid' })
    .thenExactly(ended('withdrawn'), offered('cid'));
});

test('it is withdrawn or declined, once, and by nobody else', () => {
  const end = { type: 'EndOffer', meta: ana } as const;
  given(build, started(), offered('bob')).when(end).thenExactly(ended('withdrawn'));
  given(build, started()).when(end).thenNothing();
  given(build, started(), offered('bob'))
    .when({ ...end, meta: bob })
    .thenExactly(ended('declined'));
  given(build, started(), offered('bob'))
    .when({ ...end, meta: cid })
    .thenRefused('BUILD_NOT_FOUND');
  given(build, started(), offered('bob'))
    .when({ ...end, because: 'blocked', toId: 'cid' })
    .thenNothing();
  given(build, started(), offered('bob'))
    .when({ ...end, because: 'blocked', toId: 'bob' })
    .thenExactly(ended('blocked'));
});

test('whoever it is offered to takes it over; the car is described under their key from then on', () => {
  given(build, started(), ...collaborator('cid'), offered('bob'))
    .when(take)
    .thenExactly(
      event('CollaboratorLeft', { memberId: 'cid', because: 'handed over' as const }),
      event('BuildHandedOver', { fromId: 'ana', toId: 'bob', goesAlong: everything, bookId: 'book' }),
      event('BuildChanged', { ...words, ownerId: 'bob', by: 'bob' }),
    );
});

test('its words stay with the former owner unless the journal goes along', () => {
  const after = given(build, started(), offered('bob', { ...everything, journal: false, photos: false }))
    .when(take)
    .after();
  expect(foldEvents(build, after)).toMatchObject({ words: { ...words, about: '' }, cover: null });
});

test('nobody takes what is not offered to them', () => {
  given(build, started(), invited('bob')).when(take).thenRefused('NOT_OFFERED');
  given(build, started())
    .when({ ...take, meta: ana })
    .thenRefused('NOT_OFFERED');
  given(build, started(), offered('cid')).when(take).thenRefused('BUILD_NOT_FOUND');
  given(build, started(), offered('bob'), ended('withdrawn')).when(take).thenRefused('BUILD_NOT_FOUND');
});

test('a build that is deleted or removed is not handed over', () => {
  given(build, started(), offered('bob'), event('BuildDeleted', { by: 'ana' }))
    .when(take)
    .thenRefused('BUILD_NOT_FOUND');
  given(build, started(), offered('bob'), event('BuildRemoved', { ownerId: 'ana', reason: '' }))
    .when(take)
    .thenRefused('BUILD_GONE');
});

test('the new owner decides again who sees it and what it may cost, and the former one is a stranger', () => {
  const after = given(
    build,
    started(),
    event('BudgetSet', { ownerId: 'ana', budgetCents: 5 }),
    event('AudienceChanged', {
      ownerId: 'ana',
      audience: 'public' as const,
      communityId: null,
      costs: 'totals' as const,
      place: null,
    }),
    event('StallHelperSet', { isOn: true }),
    offered('bob'),
  )
    .when(take)
    .after();
  expect(foldEvents(build, after)).toMatchObject({
    ownerId: 'bob',
    budgetCents: null,
    audience: { audience: 'private', costs: 'nothing' },
    isStallHelperOn: false,
    offer: null,
  });
  given(build, ...after)
    .when({ type: 'DeleteBuild', meta: ana })
    .thenRefused('BUILD_NOT_FOUND');
});

test('a sale is linked once, and no longer', () => {
  const link = { type: 'LinkSale', listingId: 'listing', goesAlong: everything, meta: ana } as const;
  const linked = event('SaleLinked', { listingId: 'listing', goesAlong: everything });
  given(build, started()).when(link).thenExactly(linked);
  given(build, started(), linked).when(link).thenNothing();
  given(build, started(), linked)
    .when({ type: 'UnlinkSale', meta: ana })
    .thenExactly(event('SaleUnlinked', { listingId: 'listing' }));
  given(build, started()).when({ type: 'UnlinkSale', meta: ana }).thenNothing();
});
