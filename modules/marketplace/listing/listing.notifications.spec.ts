import { event } from '../../kernel/decider/decider.js';
import { requestsAfter } from '../../notifications/rules.fixtures.js';
import type { ListingEvent } from './listing.events.js';
import { held, published } from './listing.fixtures.js';
import { listingNotifications } from './listing.notifications.js';

const released = (by: 'seller' | 'buyer' | 'time' | 'house'): ListingEvent => event('HoldReleased', { by });
const sold = (where: 'here' | 'elsewhere', buyerId: string | null): ListingEvent =>
  event('ListingSold', { where, buyerId, priceCents: null });
const removed: ListingEvent = event('ListingRemoved', { reason: 'Recalled seat belts.', removedBy: 'mo' });

/** The notifications after the last of these events: [to, what]. */
const sentAfter = (...history: readonly ListingEvent[]) => {
  const sentBy = (events: readonly ListingEvent[]) =>
    requestsAfter(listingNotifications, 'block', events).map(
      ({ recipientId, type, subtype, message, href }) =>
        [recipientId, `${type} ${subtype}: ${message}`, href] as const,
    );
  return sentBy(history).slice(sentBy(history.slice(0, -1)).length);
};

const page = '/listing/block';

test('whenever a listing is held, its seller is notified', () => {
  expect(sentAfter(...held('bob'))).toEqual([
    ['ana', 'sale_request hold: {who} put {listing} on hold for 72 hours.', page],
  ]);
});

test('what a seller hears of holds comes by e-mail together, what a holder hears does not', () => {
  const by = (...history: readonly ListingEvent[]) =>
    requestsAfter(listingNotifications, 'block', history).map(({ recipientId, delivery }) => [
      recipientId,
      delivery,
    ]);
  expect(by(...held('bob'), released('time'))).toEqual([
    ['ana', 'together'],
    ['ana', 'together'],
    ['bob', undefined],
  ]);
});

test('whenever the buyer or the seller ends a hold, the other side is notified', () => {
  expect(sentAfter(...held('bob'), released('buyer'))).toEqual([
    ['ana', 'sale_request hold_released: {who} released {listing}. It is available again.', page],
  ]);
  expect(sentAfter(...held('bob'), released('seller'))).toEqual([
    ['bob', 'sale_request hold_released: {who} released your hold on {listing}.', page],
  ]);
});

test('whenever time ends a hold, both sides are notified', () => {
  expect(sentAfter(...held('bob'), released('time'))).toEqual([
    [
      'ana',
      'sale_request hold_lapsed: The hold of {who} on {listing} has ended. It is available again.',
      page,
    ],
    ['bob', 'sale_request hold_lapsed: Your hold on {listing} has ended.', page],
  ]);
});

test('whenever the system ends a hold, both sides are notified; the holder is led to the marketplace', () => {
  expect(sentAfter(...held('bob'), released('house'))).toEqual([
    [
      'ana',
      'sale_request hold_released: We released the hold of {who} on {listing}. Nobody holds it now.',
      page,
    ],
    [
      'bob',
      'sale_request hold_ended: We released your hold on {listing}. Do not pay for it elsewhere.',
      '/home',
    ],
  ]);
});

test('whenever a held listing is sold, its holder is notified whether it went to them', () => {
  expect(sentAfter(...held('bob'), sold('here', 'bob'))).toEqual([
    ['bob', 'sale_request sold: {listing} is yours: {who} marked it as sold to you.', page],
  ]);
  expect(sentAfter(...held('bob'), sold('elsewhere', null))).toEqual([
    ['bob', 'sale_request sold: {listing} went to somebody else, so your hold has ended.', page],
  ]);
  expect(sentAfter(...held('bob'), released('buyer'), sold('here', null))).toEqual([]);
});

test('a sale to its holder says more than what is told in the app alone; that it went to somebody else is read for itself', () => {
  const happening = (buyerId: string) =>
    requestsAfter(listingNotifications, 'block', [...held('bob'), sold('here', buyerId)]).at(-1)?.happening;
  expect(happening('bob')).toEqual({ key: 'sold block', weight: 2 });
  expect(happening('cy')).toBeUndefined();
});

test('whenever a sale is taken back that had ended a hold, its holder is notified', () => {
  const reopened = event('ListingReopened', {
    status: 'active' as const,
    expiresAt: '2026-07-31T12:00:00.000Z',
    endedHoldOf: 'bob',
  });
  const history = [...held('bob'), sold('elsewhere', null), reopened];
  expect(sentAfter(...history)).toEqual([
    ['bob', 'sale_request reopened: {listing} was not sold after all. You may hold it again.', page],
  ]);
  expect(sentAfter(...history, event('ListingWithdrawn', {}))).toEqual([]);
  // the deal notifies them
  expect(sentAfter(...held('bob'), sold('here', 'bob'), reopened)).toEqual([]);
});

test('whenever a held listing is withdrawn, its holder is notified and led to the marketplace', () => {
  expect(sentAfter(...held('bob'), event('ListingWithdrawn', {}))).toEqual([
    ['bob', 'sale_request withdrawn: {who} withdrew {listing}, so your hold has ended.', '/home'],
  ]);
  expect(sentAfter(...held('bob'), released('buyer'), event('ListingWithdrawn', {}))).toEqual([]);
});

test('whenever moderation takes a listing down, its holder is notified without the reason, and its seller by the decision', () => {
  expect(sentAfter(...held('bob'), removed)).toEqual([
    [
      'bob',
      'sale_request removed: Moderators took {listing} down while you held it. Do not pay for it elsewhere.',
      '/home',
    ],
  ]);
  expect(sentAfter(...held('bob'), released('buyer'), removed)).toEqual([]);
});

test('whenever a listing expires, its seller is notified', () => {
  expect(sentAfter(...published(), event('ListingExpired', {}))).toEqual([
    ['ana', 'listing expired: {listing} has expired. Renew it within 14 days to list it again.', page],
  ]);
});
