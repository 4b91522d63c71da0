import { event } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { listingDecider as listing } from './listing.decider.js';
import type { ListingEvent } from './listing.events.js';
import { command, drafted, held, published } from './listing.fixtures.js';

const soldAt = '2026-06-10T12:00:00.000Z';
const dayAfter = '2026-06-11T12:00:00.000Z';
const expiresAt = '2026-07-31T12:00:00.000Z';
const sold = (buyerId: string | null = null): ListingEvent =>
  event('ListingSold', {
    where: buyerId ? ('here' as const) : ('elsewhere' as const),
    buyerId,
    priceCents: null,
  });
const found = (byId: string | null): ListingEvent =>
  event('NeedFulfilled', { where: byId ? ('here' as const) : ('elsewhere' as const), byId });
const need = [drafted({}, 'wanted'), ...published().slice(1)] as const;
const reopen = (now = dayAfter, mayRestock = true, who = 'ana') =>
  command(who, { type: 'ReopenListing', soldAt, mayRestock }, now);
const reopened = (status: 'active' | 'paused' | 'expired', endedHoldOf: string | null = null) =>
  event('ListingReopened', { status, expiresAt, endedHoldOf });

test.each<[string, readonly ListingEvent[], ListingEvent]>([
  ['active', [...published(), sold()], reopened('active')],
  ['paused', [...published(), event('ListingPaused', {}), sold()], reopened('paused')],
  ['held: nobody holds it, and its holder may again', [...held('bob'), sold()], reopened('active', 'bob')],
  ['a wanted ad', [...need, found(null)], reopened('active')],
])('for 24 hours a sale is taken back, and the listing is as it was: %s', (_, history, then) =>
  given(listing, ...history)
    .when(reopen())
    .thenExactly(then),
);

test('a listing whose days are over by then has expired', () =>
  given(listing, ...published(), sold())
    .when(command('ana', { type: 'ReopenListing', soldAt: expiresAt, mayRestock: true }, expiresAt))
    .thenExactly(reopened('expired')));

test('whoever held it may hold it again', () =>
  given(listing, ...held('bob'), sold(), reopened('active', 'bob'))
    .when(command('bob', { type: 'HoldListing' }, dayAfter))
    .thenEvents('ListingHeld'));

test.each<[string, readonly ListingEvent[], ReturnType<typeof reopen>]>([
  ['NOT_YOUR_LISTING', [...published(), sold()], reopen(dayAfter, true, 'bob')],
  ['NOT_SOLD', [drafted()], reopen()],
  ['SOLD_TO_MEMBER', [...held('bob'), sold('bob')], reopen()],
  ['SOLD_TO_MEMBER', [...need, found('bob')], reopen()],
  ['REOPEN_OVER', [...published(), sold()], reopen('2026-06-11T12:00:00.001Z')],
  ['ITEM_MOVED_ON', [...published(), sold()], reopen(dayAfter, false)],
])('a sale stays: %s', (code, history, sent) =>
  given(listing, ...history)
    .when(sent)
    .thenRefused(code),
);

test('a listing that is open stays as it is', () =>
  given(listing, ...published(), sold(), reopened('active'))
    .when(reopen())
    .thenNothing());
