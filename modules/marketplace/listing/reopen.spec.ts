import { event } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { type ListingCommand, listingDecider as listing } from './listing.decider.js';
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
const wanted = [drafted({}, 'wanted'), ...published().slice(1)] as const;
const unchanged = { items: 'unchanged', isRated: false } as const;
const reopen = (over: Partial<Bare> = {}, now = dayAfter, who = 'ana') =>
  command(who, { type: 'ReopenListing', soldAt, ...unchanged, ...over }, now);
type Bare = Omit<Extract<ListingCommand, { readonly type: 'ReopenListing' }>, 'meta' | 'type'>;
const reopened = (status: 'active' | 'paused' | 'expired', endedHoldOf: string | null = null) =>
  event('ListingReopened', { status, expiresAt, endedHoldOf });

test.each<[string, readonly ListingEvent[], ListingEvent]>([
  ['active', [...published(), sold()], reopened('active')],
  ['paused', [...published(), event('ListingPaused', {}), sold()], reopened('paused')],
  ['held: nobody holds it, and its holder may again', [...held('bob'), sold()], reopened('active', 'bob')],
  ['a wanted ad', [...wanted, found(null)], reopened('active')],
  ['sold to whoever held it', [...held('bob'), sold('bob')], reopened('active', 'bob')],
  ['sold to a member who did not hold it', [...held('bob'), sold('cid')], reopened('active', 'bob')],
  ['a wanted ad found with a member', [...wanted, found('bob')], reopened('active')],
])('for 24 hours a sale is taken back, and the listing is as it was: %s', (_, history, then) =>
  given(listing, ...history)
    .when(reopen())
    .thenExactly(then),
);

test('a listing whose days are over by then has expired', () =>
  given(listing, ...published(), sold())
    .when(command('ana', { type: 'ReopenListing', soldAt: expiresAt, ...unchanged }, expiresAt))
    .thenExactly(reopened('expired')));

test('whoever held it may hold it again', () =>
  given(listing, ...held('bob'), sold(), reopened('active', 'bob'))
    .when(command('bob', { type: 'HoldListing' }, dayAfter))
    .thenEvents('ListingHeld'));

test.each<[string, readonly ListingEvent[], ReturnType<typeof reopen>]>([
  ['NOT_YOUR_LISTING', [...published(), sold()], reopen({}, dayAfter, 'bob')],
  ['NOT_SOLD', [drafted()], reopen()],
  ['REOPEN_OVER', [...published(), sold()], reopen({}, '2026-06-11T12:00:00.001Z')],
  ['FEEDBACK_GIVEN', [...held('bob'), sold('bob')], reopen({ isRated: true })],
  ['FEEDBACK_GIVEN', [...wanted, found('bob')], reopen({ isRated: true })],
  ['ITEM_TAKEN_OVER', [...held('bob'), sold('bob')], reopen({ items: 'taken over' })],
  ['ITEM_MOVED_ON', [...published(), sold()], reopen({ items: 'changed' })],
])('a sale stays: %s', (code, history, sent) =>
  given(listing, ...history)
    .when(sent)
    .thenRefused(code),
);

test('a listing that is open stays as it is', () =>
  given(listing, ...published(), sold(), reopened('active'))
    .when(reopen())
    .thenNothing());
