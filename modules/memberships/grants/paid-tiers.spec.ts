import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import { grantsDecider as ana } from './grants.decider.js';
import type { GrantsEvent } from './grants.events.js';
import { tierOf } from './grants.state.js';
import { grantsView } from './grants-view.js';

const now = '2026-06-01T12:00:00.000Z';
const paid = {
  memberId: 'ana',
  grantId: 'subscription',
  tier: 'premium' as const,
  until: '2026-07-08T12:00:00.000Z',
};
const began = event('TierPaid', paid);
const follow = (change: Partial<typeof paid> = {}, at = now) =>
  ({ type: 'FollowSubscription', ...paid, ...change, meta: metaOf('time', at) }) as const;
const ended = event('TierEnded', { memberId: 'ana', grantId: 'subscription', tier: 'premium' as const });

describe('what a subscription pays for', () => {
  test('is recorded with its end, and again when it is renewed or upgraded', () => {
    given(ana).when(follow()).thenExactly(began);
    const until = '2026-08-08T12:00:00.000Z';
    given(ana, began)
      .when(follow({ until }))
      .thenExactly(event('TierPaid', { ...paid, until }));
    given(ana, began)
      .when({ ...follow(), tier: 'premium_plus' })
      .thenExactly(event('TierPaid', { ...paid, tier: 'premium_plus' as const }));
  });
  test('is quiet when nothing changes', () => given(ana, began).when(follow()).thenNothing());
  test('ends when its end is in the past, once', () => {
    given(ana, began)
      .when(follow({ until: now }))
      .thenExactly(ended);
    given(ana, began, ended)
      .when(follow({ until: now }))
      .thenNothing();
    given(ana)
      .when(follow({ until: now }))
      .thenNothing();
  });
  test('ends by itself when nothing is heard of it', () => {
    const end = { type: 'EndTier', memberId: 'ana', grantId: 'subscription' } as const;
    given(ana, began)
      .when({ ...end, meta: metaOf('time', paid.until) })
      .thenExactly(ended);
  });
  test('comes back when it is paid after its end', () =>
    given(ana, began, ended).when(follow()).thenExactly(began));
  test('is not revoked by an admin: its payer would go on paying', () =>
    given(ana, began)
      .when({
        type: 'RevokeTier',
        memberId: 'ana',
        grantId: 'subscription',
        note: 'Mistake.',
        meta: metaOf('cleo', now, ['admin']),
      })
      .thenRefused('PAID_GRANT'));
});

test('the better of a subscription and a grant counts', () => {
  const beta = {
    memberId: 'ana',
    grantId: 'two',
    tier: 'premium_plus' as const,
    reason: 'staff' as const,
    note: '',
    until: '2026-06-15T12:00:00.000Z',
    grantedBy: 'cleo',
  };
  const state = foldEvents(ana, [began, event('TierGranted', beta)]);
  expect(tierOf(state, now)).toBe('premium_plus');
  expect(tierOf(state, beta.until)).toBe('premium');
  expect(tierOf(state, paid.until)).toBe('free');
});

test('admins see a paid tier once, with its newest end', () => {
  const later = event('TierPaid', { ...paid, until: '2026-08-08T12:00:00.000Z' });
  const of = (...told: readonly GrantsEvent[]) =>
    grantsView(recordedBy(told.map((one) => ['time', one] as const)), now).grants;
  expect(of(began, later)).toMatchObject([
    { id: 'subscription', isPaid: true, reason: 'purchase', until: later.data.until, status: 'running' },
  ]);
  expect(of(began, ended)).toMatchObject([{ isPaid: true, status: 'ended' }]);
});
