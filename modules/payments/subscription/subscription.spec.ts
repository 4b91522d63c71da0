import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import type { Found } from './following.rules.js';
import { mustBeRunning } from './running.rules.js';
import { subscriptionDecider as subscription } from './subscription.decider.js';

const meta = metaOf('ana');
const purpose = { kind: 'premium', id: 'premium-1' };
const order = {
  payerId: 'ana',
  purpose,
  plan: 'premium',
  amountCents: 499,
  interval: 'month',
  provider: 'stripe',
} as const;
const term = {
  plan: 'premium',
  amountCents: 499,
  interval: 'month',
  paidUntil: '2026-07-01T12:00:00.000Z',
  endsAt: null,
} as const;
const found: Found = {
  ref: 'sub_1',
  customerRef: 'cus_1',
  status: 'active',
  ...term,
  endedAt: null,
  endedBecause: 'cancelled',
  isPaid: true,
};
const request = { type: 'RequestSubscription', ...order, meta } as const;
const page = { type: 'RecordCheckout', ref: 'cs_1', attempt: 1, meta } as const;
const follow = (what: Found | null, isPageOpen = false) =>
  ({ type: 'FollowSubscription', found: what, isPageOpen, meta }) as const;
const requested = event('SubscriptionRequested', order);
const opened = event('CheckoutOpened', { ref: 'cs_1' });
const started = event('SubscriptionStarted', {
  payerId: 'ana',
  purpose,
  ref: 'sub_1',
  customerRef: 'cus_1',
  ...term,
});
const neverBegun = event('SubscriptionEnded', {
  purpose,
  because: 'never begun' as const,
  endedAt: meta.now,
});
const ended = event('SubscriptionEnded', { purpose, because: 'cancelled' as const, endedAt: meta.now });
const open = [requested, opened];

test('it is asked for once, and not again once it began or ended', () => {
  given(subscription).when(request).thenExactly(requested);
  given(subscription, requested).when(request).thenNothing();
  given(subscription, requested)
    .when({ ...request, payerId: 'bob' })
    .thenRefused('PAYMENT_ID_TAKEN');
  for (const over of [started, neverBegun])
    given(subscription, ...open, over)
      .when(request)
      .thenRefused('PAYMENT_OVER');
});

test('its page is recorded once', () => {
  given(subscription, requested).when(page).thenExactly(opened);
  given(subscription, ...open)
    .when(page)
    .thenNothing();
  given(subscription).when(page).thenRefused('SUBSCRIPTION_NOT_FOUND');
  given(subscription, ...open, neverBegun)
    .when({ ...page, ref: 'cs_2' })
    .thenRefused('PAYMENT_OVER');
});

test('it starts with what the provider says, and ends unbegun with its page', () => {
  given(subscription, ...open)
    .when(follow(found))
    .thenExactly(started);
  given(subscription, ...open, started)
    .when(follow(found))
    .thenNothing();
  given(subscription, ...open)
    .when(follow(null, true))
    .thenNothing();
  given(subscription, ...open)
    .when(follow(null))
    .thenExactly(neverBegun);
  given(subscription, ...open)
    .when(follow({ ...found, status: 'not begun' }))
    .thenNothing();
  given(subscription, ...open)
    .when(follow({ ...found, status: 'ended', isPaid: false, endedAt: meta.now }))
    .thenExactly(neverBegun);
});

test('money counts whenever it comes', () => {
  given(subscription, ...open, neverBegun)
    .when(follow(found))
    .thenExactly(started);
  given(subscription, ...open)
    .when(follow({ ...found, status: 'ended', endedAt: meta.now }))
    .thenExactly(started, ended);
});

test.each([
  { status: 'past_due' },
  { status: 'paused' },
  { plan: 'premium_plus', amountCents: 999 },
  { paidUntil: '2026-08-01T12:00:00.000Z' },
  { endsAt: '2026-07-01T12:00:00.000Z' },
] as const)('a change to %p is recorded once', (change) => {
  const changed = { ...found, ...change };
  given(subscription, ...open, started)
    .when(follow(changed))
    .thenEvents('SubscriptionChanged');
  const after = given(subscription, ...open, started)
    .when(follow(changed))
    .after();
  given(subscription, ...after)
    .when(follow(changed))
    .thenNothing();
  given(subscription, ...after)
    .when(follow(found))
    .thenEvents('SubscriptionChanged');
});

test('the end is final', () => {
  given(subscription, ...open, started)
    .when(follow({ ...found, status: 'ended', endedAt: meta.now }))
    .thenExactly(ended);
  given(subscription, ...open, started, ended)
    .when(follow(found))
    .thenNothing();
});

test('of a payer who is erased nothing is kept that leads to them', () => {
  const { customerRef: _, ...data } = started.data;
  given(subscription, ...open)
    .when(follow({ ...found, customerRef: null }))
    .thenExactly(event('SubscriptionStarted', data));
});

test('only one that runs can be changed', () => {
  expect(() => mustBeRunning({ status: 'none' })).toThrow('no such subscription');
});
