import { event } from '../kernel/decider/decider.js';
import type { SubscriptionEvent } from '../payments/subscription/subscription.events.js';
import { priceCents } from './prices.rules.js';
import { changed, ended, premiumPurpose as purpose, requested, started } from './subscription.fixtures.js';
import { givenUntil, isRunning, premiumTerm } from './term.shared.js';

const day = (n: number) => `2026-06-${String(n).padStart(2, '0')}T12:00:00.000Z`;
const until = (...history: readonly SubscriptionEvent[]) => {
  const term = premiumTerm(history);
  return term && givenUntil(term);
};
const begun = [requested(), started({ paidUntil: day(10) })];

test('nothing is given before the first payment, nor by a subscription to something else', () => {
  expect(until(requested())).toBeNull();
  expect(until(requested(), ended(day(2), 'never begun'))).toBeNull();
  const gift = event('SubscriptionRequested', {
    ...requested().data,
    purpose: { kind: 'gift', id: 'one' },
  });
  expect(until(gift)).toBeUndefined();
});

test('a tier is given seven days beyond what is paid, whether its renewal is late or past due', () => {
  expect(until(...begun)).toBe(day(17));
  expect(until(...begun, changed({ status: 'past_due', paidUntil: day(10) }))).toBe(day(17));
  expect(until(...begun, changed({ status: 'unpaid', paidUntil: day(10) }))).toBe(day(17));
  expect(until(...begun, changed({ paidUntil: day(20) }))).toBe(day(27));
});

test('a cancelled one gives it until its end, and no days more; one that is resumed has them again', () => {
  const cancelled = changed({ paidUntil: day(10), endsAt: day(10) });
  expect(until(...begun, cancelled)).toBe(day(10));
  expect(until(...begun, cancelled, changed({ paidUntil: day(10) }))).toBe(day(17));
});

test('one that ended gives it until then, and never longer than it was paid with its grace', () => {
  expect(until(...begun, ended(day(5)))).toBe(day(5));
  expect(until(...begun, ended(day(28), 'not paid'))).toBe(day(17));
});

test('another plan is given at once', () =>
  expect(premiumTerm([...begun, changed({ plan: 'premium_plus' })])?.plan).toBe('premium_plus'));

test.each([
  ['active', true],
  ['past_due', true],
  ['unpaid', true],
  ['requested', false],
  ['ended', false],
] as const)('one that is %s runs: %s', (status, runs) => expect(isRunning({ status })).toBe(runs));

test('a year costs ten months', () => {
  expect([priceCents(5, 'month'), priceCents(5, 'year')]).toEqual([500, 5_000]);
  expect(purpose.kind).toBe('premium');
});
