import { type ChangeOfRights, securityEventOf } from './security-events.reactor.js';

const changes: readonly (readonly [ChangeOfRights['type'], object, string, string | undefined])[] = [
  [
    'SocialLinked',
    { kind: 'google', issuer: 'https://accounts.google.com', subject: '117' },
    'provider-linked',
    'google',
  ],
  ['SocialUnlinked', { kind: 'apple' }, 'provider-unlinked', 'apple'],
  ['SecondFactorRemoved', { reason: 'Lost the phone.', removedBy: 'a1' }, 'second-factor-removed', undefined],
  ['MemberSuspended', { reason: 'Parts that never came.', suspendedBy: 'a1' }, 'suspended', undefined],
  ['SuspensionLifted', { reason: 'They came.', liftedBy: 'a1' }, 'suspension-lifted', undefined],
  ['MemberErased', {}, 'member-erased', undefined],
  ['RoleGiven', { role: 'admin', note: 'Hers.', givenBy: 'installation' }, 'role-given', 'admin'],
  ['RoleTaken', { role: 'support', note: 'Enough.', takenBy: 'a1' }, 'role-taken', 'support'],
  ['TierGranted', { tier: 'beta', note: 'Tries it.' }, 'tier-given', 'beta'],
  ['TierPaid', { tier: 'premium' }, 'tier-given', 'premium'],
  ['TierRevoked', { note: 'Enough.' }, 'tier-taken', undefined],
  ['TierEnded', { tier: 'premium' }, 'tier-taken', 'premium'],
  ['CapabilityLimited', { capability: 'sell' }, 'capability-limited', 'sell'],
  ['CapabilityLimitLifted', { capability: 'sell' }, 'capability-limit-lifted', 'sell'],
  ['ErasureRequested', { dueAt: '2026-12-01T00:00:00.000Z' }, 'erasure-asked', undefined],
  ['ErasureCancelled', {}, 'erasure-cancelled', undefined],
];

test.each(changes)(
  '%s is written with whom it is about and who did it, and without any words',
  (type, data, kind, what) => {
    const meta = { actorId: 'a1', commandId: 'c1' };
    const change = { type, data: { memberId: 'm1', ...data }, entityId: 'm1', meta } as Parameters<
      typeof securityEventOf
    >[0];
    expect(securityEventOf(change)).toEqual([kind, { memberId: 'm1', by: 'a1', ...(what && { what }) }]);
  },
);
