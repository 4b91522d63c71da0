import { plusDays } from '../../../../modules/kernel/decider/time.js';
import type { RecordedEvent } from '../../../../modules/kernel/event-store/events.js';
import type { Photo } from '../../../../modules/media/photo.schemas.js';

import { content, drafted, firstDay, logbook, publishedAt } from '../listing-search.fixtures.js';
import type { CardRow } from '../listing-search.table.js';
import { type CardEvent, evolveCard } from './evolve-card.js';
import { searchEntryOf } from './search-entry.js';

const photo = (id: string): Photo => ({ id, width: 800, height: 600 });
const added = (id: string): CardEvent => ({ type: 'PhotoAdded', data: { photo: photo(id) } });
const held: CardEvent = {
  type: 'ListingHeld',
  data: { buyerId: 'bob', heldUntil: plusDays(firstDay, 3), offerId: null },
};
const sold: CardEvent = { type: 'ListingSold', data: { where: 'here', buyerId: 'bob', priceCents: null } };
const reopened: CardEvent = {
  type: 'ListingReopened',
  data: { status: 'active', expiresAt: plusDays(firstDay, 60), endedHoldOf: 'bob' },
};
const removed: CardEvent = { type: 'ListingRemoved', data: { reason: 'spam', removedBy: 'eve' } };
const reinstated: CardEvent = { type: 'ListingReinstated', data: { reinstatedBy: 'eve' } };
const active = [drafted(), publishedAt(firstDay)];

function cardAfter(...events: readonly CardEvent[]): CardRow {
  const card = fold(logbook().listing('block', events));
  if (!card) throw new Error('No card');
  return card;
}

function fold(events: readonly RecordedEvent<CardEvent>[], from?: CardRow): CardRow | undefined {
  return events.reduce<CardRow | undefined>((row, event) => evolveCard(row, event) ?? undefined, from);
}

test('a draft has a row, but search does not find it', () => {
  expect(cardAfter(drafted())).toMatchObject({
    status: 'draft',
    found: false,
    published_at: null,
    title: content.words.title,
  });
  expect(searchEntryOf(cardAfter(drafted()))).toBeUndefined();
});

test.each<readonly [string, boolean, readonly CardEvent[]]>([
  ['active', true, active],
  ['paused', false, [...active, { type: 'ListingPaused', data: {} }]],
  ['active', true, [...active, { type: 'ListingPaused', data: {} }, { type: 'ListingResumed', data: {} }]],
  ['held', true, [...active, held]],
  ['active', true, [...active, held, { type: 'HoldReleased', data: { by: 'buyer' } }]],
  ['sold', true, [...active, sold]],
  ['active', true, [...active, held, sold, reopened]],
  ['withdrawn', false, [...active, { type: 'ListingWithdrawn', data: {} }]],
  ['expired', false, [...active, { type: 'ListingExpired', data: {} }]],
  ['removed', false, [...active, removed]],
  ['active', true, [...active, removed, reinstated]],
  ['held', true, [...active, held, removed, reinstated]],
])('search finds a listing that is %s: %s', (status, found, events) => {
  const card = cardAfter(...events);
  expect(card).toMatchObject({ status, found });
  expect(searchEntryOf(card) !== undefined).toBe(found);
});

test('a row names its holder during the hold, and keeps them as a former holder', () => {
  expect(cardAfter(...active, held)).toMatchObject({ held_by: 'bob', held_until: plusDays(firstDay, 3) });
  expect(cardAfter(...active, held, sold)).toMatchObject({
    held_by: null,
    held_until: null,
    held_before: ['bob'],
  });
});

test('a buyer whose hold the system ended may hold the listing again, once', () => {
  const ended: CardEvent = { type: 'HoldReleased', data: { by: 'house' } };
  const expired: CardEvent = { type: 'HoldReleased', data: { by: 'time' } };
  expect(cardAfter(...active, held, ended)).toMatchObject({
    status: 'active',
    held_before: ['bob'],
    may_hold_again: ['bob'],
  });
  expect(cardAfter(...active, held, expired).may_hold_again).toEqual([]);
  expect(cardAfter(...active, held, ended, held).may_hold_again).toEqual([]);
});

test('a renewal adds days and reactivates an expired listing, but keeps its date of publication', () => {
  const renewed: CardEvent = {
    type: 'ListingRenewed',
    data: { renewedAt: plusDays(firstDay, 50), expiresAt: plusDays(firstDay, 120) },
  };
  expect(cardAfter(...active, { type: 'ListingExpired', data: {} }, renewed)).toMatchObject({
    status: 'active',
    found: true,
    published_at: firstDay,
    renewed_at: plusDays(firstDay, 50),
    expires_at: plusDays(firstDay, 120),
  });
});

test('a revision replaces the content and keeps photos and status', () => {
  const revised: CardEvent = {
    type: 'ListingRevised',
    data: { ...content, words: { title: 'New', description: '' } },
  };
  expect(cardAfter(...active, added('p1'), revised)).toMatchObject({
    title: 'New',
    status: 'active',
    photos: [photo('p1')],
  });
});

test('photos keep their order until they are arranged; a photo left out stays at the end', () => {
  const three = [added('a'), added('b'), added('c')];
  const photosAfter = (...events: readonly CardEvent[]) =>
    cardAfter(...active, ...three, ...events).photos.map(({ id }) => id);
  expect(photosAfter()).toEqual(['a', 'b', 'c']);
  expect(photosAfter({ type: 'PhotosArranged', data: { photoIds: ['c', 'a'] } })).toEqual(['c', 'a', 'b']);
  expect(photosAfter({ type: 'PhotoRemoved', data: { photoId: 'a' } })).toEqual(['b', 'c']);
});

test('handling events twice changes nothing', () => {
  const events = logbook().listing('block', [...active, added('p'), held, removed]);
  const once = fold(events);
  expect(fold(events, once)).toBe(once);
});

test('events of a listing without a first event make no row', () => {
  const [, published] = logbook().listing('block', active);
  expect(published && evolveCard(undefined, published)).toBeNull();
});
