import { event } from '../../kernel/decider/decider.js';
import { requestsAfter } from '../../notifications/rules.fixtures.js';
import type { GrantsEvent } from './grants.events.js';
import { grantsNotifications } from './grants.notifications.js';

const grant = (until: string | null) => ({
  memberId: 'ana',
  grantId: 'one',
  tier: 'premium_plus' as const,
  reason: 'donor' as const,
  note: 'Wolpertinger',
  until,
  grantedBy: 'cleo',
});

const sentAfter = (...history: readonly GrantsEvent[]) =>
  requestsAfter(grantsNotifications, 'ana', history).map(
    ({ recipientId, subtype, message }) => `${recipientId} ${subtype}: ${message}`,
  );

test('whenever a tier begins, and when its time is over, the member is notified', () => {
  expect(
    sentAfter(
      event('TierGranted', grant('2026-07-01T12:00:00.000Z')),
      event('TierEnded', { memberId: 'ana', grantId: 'one', tier: 'premium_plus' as const }),
    ),
  ).toEqual([
    'ana tier_begun: You now have Premium+, until {day 2026-07-01T12:00:00.000Z}.',
    'ana tier_ended: Your Premium+ membership has ended.',
  ]);
});

test('whenever a tier is withdrawn, the member is notified, without the notes of staff', () => {
  const revoked = { memberId: 'ana', grantId: 'one', note: 'Wolpertinger', revokedBy: 'cleo' };
  expect(sentAfter(event('TierGranted', grant(null)), event('TierRevoked', revoked))).toEqual([
    'ana tier_begun: You now have Premium+, for life.',
    'ana tier_withdrawn: Premium+ was withdrawn from your account. Write to support if you have a question.',
  ]);
});

test('a King Tier that ends with its gift says so, with thanks; one that an admin takes does not', () => {
  const revokedBy = (by: string) =>
    event('TierRevoked', { memberId: 'ana', grantId: 'one', note: '', revokedBy: by });
  const after = (by: string) => sentAfter(event('TierGranted', grant(null)), revokedBy(by)).at(-1);
  expect(after('time')).toBe(
    'ana tier_withdrawn: Your gift was returned, so the King Tier that it was for, Premium+ for life, has ended. Thank you for having given.',
  );
  expect(after('dora')).toMatch(/^ana tier_withdrawn: Premium\+ was withdrawn/);
});

test('a tier without an end is announced when it is granted, not when it is proposed, declined or confirmed', () => {
  const { grantId: proposalId, until: _, grantedBy: proposedBy, ...rest } = grant(null);
  const proposed = event('LifetimeProposed', { ...rest, proposalId, proposedBy });
  const declined = event('LifetimeDeclined', {
    memberId: 'ana',
    proposalId,
    note: 'No.',
    declinedBy: 'dora',
  });
  const confirmed = event('LifetimeConfirmed', { memberId: 'ana', proposalId, confirmedBy: 'dora' });
  expect(sentAfter(proposed, declined, proposed, confirmed)).toEqual([]);
  expect(sentAfter(proposed, confirmed, event('TierGranted', grant(null)))).toEqual([
    'ana tier_begun: You now have Premium+, for life.',
  ]);
});

test('whenever a role is given or taken, the member is notified', () => {
  const role = { memberId: 'ana', role: 'organizer' as const, note: 'Wolpertinger' };
  expect(
    sentAfter(
      event('RoleGiven', { ...role, givenBy: 'cleo' }),
      event('RoleTaken', { ...role, takenBy: 'cleo' }),
    ),
  ).toEqual([
    'ana role_begun: You are now a verified organizer.',
    'ana role_withdrawn: You are no longer a verified organizer.',
  ]);
});

test('whenever a subscription begins, changes its tier or ends, the member is notified, and not when it is renewed', () => {
  const paid = (tier: 'premium' | 'premium_plus', until: string) =>
    event('TierPaid', { memberId: 'ana', grantId: 'two', tier, until });
  const ended = event('TierEnded', { memberId: 'ana', grantId: 'two', tier: 'premium_plus' as const });
  expect(
    sentAfter(
      paid('premium', '2026-07-08T12:00:00.000Z'),
      paid('premium', '2026-08-08T12:00:00.000Z'),
      paid('premium_plus', '2026-08-08T12:00:00.000Z'),
      ended,
      paid('premium', '2026-10-08T12:00:00.000Z'),
    ),
  ).toEqual([
    'ana tier_begun: You now have Premium. Thank you for keeping the lights on.',
    'ana tier_begun: Your membership is Premium+ from now on.',
    'ana tier_ended: Your Premium+ membership has ended. Everything that you made stays, and buying and selling go on as before.',
    'ana tier_begun: You now have Premium. Thank you for keeping the lights on.',
  ]);
});
