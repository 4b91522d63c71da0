import { event } from '../../kernel/decider/decider.js';
import { kingTierOf } from './king-tier-standing.shared.js';

const idAt = (nth: number) => `p${nth}`;
const proposed = (proposalId: string) =>
  event('LifetimeProposed', {
    memberId: 'ana',
    proposalId,
    tier: 'premium_plus' as const,
    reason: 'donor' as const,
    note: '',
    proposedBy: 'admin',
  });
const confirmed = (proposalId: string) =>
  event('LifetimeConfirmed', { memberId: 'ana', proposalId, confirmedBy: 'other' });
const declined = (proposalId: string, declinedBy = 'other') =>
  event('LifetimeDeclined', { memberId: 'ana', proposalId, note: '', declinedBy });
const revoked = (grantId: string) =>
  event('TierRevoked', { memberId: 'ana', grantId, note: '', revokedBy: 'time' });

test.each([
  [[], 'open', null, 'p0'],
  [[proposed('another')], 'open', null, 'p0'],
  [[proposed('p0')], 'proposed', 'p0', 'p1'],
  [[proposed('p0'), confirmed('p0')], 'granted', 'p0', 'p1'],
  [[proposed('p0'), declined('p0')], 'declined', 'p0', 'p1'],
  [[proposed('p0'), declined('p0', 'time')], 'open', 'p0', 'p1'],
  [[proposed('p0'), confirmed('p0'), revoked('another')], 'granted', 'p0', 'p1'],
  [[proposed('p0'), confirmed('p0'), revoked('p0')], 'open', 'p0', 'p1'],
  [[proposed('p0'), confirmed('p0'), revoked('p0'), proposed('p1')], 'proposed', 'p1', 'p2'],
] as const)(
  'after these grants it is open, proposed, granted or declined (%#)',
  (history, state, proposalId, nextId) =>
    expect(kingTierOf(history, idAt)).toEqual({ state, proposalId, nextId }),
);
