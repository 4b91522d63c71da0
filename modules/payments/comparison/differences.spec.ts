import { differencesOf, type Known, type Movement } from './differences.rules.js';

const since = '2026-06-01T00:00:00.000Z';
const known = (more: Partial<Known> = {}): Known => ({
  kind: 'payment',
  id: 'p1',
  refs: ['cs_1', 'pi_1'],
  status: 'settled',
  settledCents: 5_000,
  refundedCents: 0,
  settledAt: '2026-06-02T00:00:00.000Z',
  ...more,
});
const came = (more: Partial<Movement> = {}): Movement => ({
  kind: 'payment',
  ref: 'pi_1',
  id: 'p1',
  paymentRef: 'pi_1',
  amountCents: 5_000,
  status: 'paid',
  ...more,
});
const back = (more: Partial<Movement> = {}) =>
  came({ kind: 'refund', ref: 're_1', id: 'r1', amountCents: 2_000, status: 'settled', ...more });
const disputed = came({ kind: 'dispute', ref: 'du_1', id: null, status: 'open' });
const term = (status: string) =>
  came({ kind: 'subscription', ref: 'sub_1', id: 's1', paymentRef: null, status });
const subscription = (status: string) =>
  known({ kind: 'subscription', id: 's1', refs: ['sub_1'], status, settledCents: 0, settledAt: null });

/** In short: kind, ours, theirs. */
const found = (movements: readonly Movement[], ours: readonly Known[]) =>
  differencesOf(movements, ours, since).map((one) => [one.kind, one.ours, one.theirs]);

test.each<[string, readonly Movement[], readonly Known[]]>([
  ['money that came', [came()], [known()]],
  [
    'money that came and went back in part',
    [came(), back()],
    [known({ refs: ['pi_1', 're_1'], refundedCents: 2_000 })],
  ],
  ['a refund that is on its way', [came(), back({ status: 'pending' })], [known()]],
  ['a dispute that is known', [came(), disputed], [known({ refs: ['pi_1', 'du_1'] })]],
  ['money that came before', [], [known({ settledAt: '2026-05-31T00:00:00.000Z' })]],
  ['what nobody has paid', [], [known({ status: 'open', settledCents: 0, settledAt: null })]],
  ['a subscription of the same status', [term('past_due')], [subscription('past_due')]],
  ['a subscription that never began', [term('not begun')], [subscription('requested')]],
])('%s is the same on both sides', (_, movements, ours) => {
  expect(found(movements, ours)).toEqual([]);
});

test.each<[string, readonly Movement[], readonly Known[], readonly string[]]>([
  ['money of nothing that is here', [came()], [], ['missing here', 'nothing', 'payment of $50.00, paid']],
  [
    'money that nothing told of',
    [came()],
    [known({ refs: ['cs_1'], status: 'open', settledCents: 0, settledAt: null })],
    ['status', 'open', 'payment of $50.00, paid'],
  ],
  [
    'another amount',
    [came({ amountCents: 4_000 })],
    [known()],
    ['amount', 'paid $50.00', 'payment of $40.00, paid'],
  ],
  ['money that the provider does not have', [], [known()], ['missing there', 'paid $50.00', 'nothing']],
  [
    'a dispute that nothing told of',
    [came(), disputed],
    [known()],
    ['missing here', 'nothing', 'dispute of $50.00, open'],
  ],
  [
    'a subscription that runs there alone',
    [term('active')],
    [],
    ['missing here', 'nothing', 'subscription of $50.00, active'],
  ],
  [
    'a subscription of another status',
    [term('past_due')],
    [subscription('active')],
    ['status', 'active', 'subscription of $50.00, past_due'],
  ],
  [
    'more that went back here',
    [came()],
    [known({ refundedCents: 2_000 })],
    ['amount', '$20.00 went back', '$0.00 went back'],
  ],
])('%s is a difference', (_, movements, ours, difference) => {
  expect(found(movements, ours)).toEqual([difference]);
});

test('a refund that nothing told of differs by itself and in the sum, and both name the payment', () => {
  expect(differencesOf([came(), back()], [known()], since)).toMatchObject([
    { kind: 'missing here', paymentId: 'p1', ref: 're_1', theirs: 'refund of $20.00, settled' },
    { kind: 'amount', paymentId: 'p1', ours: '$0.00 went back', theirs: '$20.00 went back' },
  ]);
});

test('a refund of a payment that is older than the comparison is known by its own ref', () => {
  expect(found([back()], [known({ refs: ['pi_1', 're_1'], settledAt: '2026-05-01T00:00:00.000Z' })])).toEqual(
    [],
  );
});
