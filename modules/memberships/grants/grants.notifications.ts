import { systemId } from '../../kernel/decider/system-command.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { grants } from '../memberships.notification-kinds.js';
import { grantsEvents, installationId, type Role } from './grants.events.js';

const whenever = rulesOf(grantsEvents);

/** Notifications of members about their tiers and roles. No text has the notes of staff, and a proposal notifies nobody. */
export const grantsNotifications: readonly NotificationRule[] = [
  whenever('TierGranted', 'tell-member-of-tier', ({ data: { memberId, grantId, tier, until } }) => {
    const time = until ? `until {day ${until}}` : 'for life';
    return about(grantId, memberId, 'tier_begun', `You now have ${tierNames[tier]}, ${time}.`);
  }),
  // what is paid again notifies nobody: the provider sends the receipt
  whenever('TierPaid', 'tell-member-of-paid-tier', ({ data: { memberId, grantId, tier } }, before) => {
    const last = before.findLast(({ data }) => 'grantId' in data && data.grantId === grantId);
    if (last?.type === 'TierPaid' && last.data.tier === tier) return [];
    const message =
      last?.type === 'TierPaid'
        ? `Your membership is ${tierNames[tier]} from now on.`
        : `You now have ${tierNames[tier]}. Thank you for keeping the lights on.`;
    return about(grantId, memberId, 'tier_begun', message, '/premium');
  }),
  whenever('TierEnded', 'tell-member-of-ended-tier', ({ data: { memberId, grantId, tier } }, before) =>
    before.some(({ type, data }) => type === 'TierPaid' && data.grantId === grantId)
      ? about(
          grantId,
          memberId,
          'tier_ended',
          `Your ${tierNames[tier]} membership has ended. Everything that you made stays, and buying and selling go on as before.`,
          '/premium',
        )
      : about(grantId, memberId, 'tier_ended', `Your ${tierNames[tier]} membership has ended.`),
  ),
  whenever(
    'TierRevoked',
    'tell-member-of-withdrawn-tier',
    ({ data: { memberId, grantId, revokedBy } }, before) => {
      const granted = before.find(({ type, data }) => type === 'TierGranted' && data.grantId === grantId);
      if (granted?.type !== 'TierGranted') return [];
      const { tier, reason } = granted.data;
      // of the tiers that donors have, only gifts that went back take one without an admin
      const message =
        reason === 'donor' && revokedBy === systemId
          ? `Your gift was returned, so the King Tier that it was for, ${tierNames[tier]} for life, has ended. Thank you for having given.`
          : `${tierNames[tier]} was withdrawn from your account. Write to support if you have a question.`;
      return about(grantId, memberId, 'tier_withdrawn', message);
    },
  ),
  // a role from a tool notifies nobody: the operator informs the member
  whenever('RoleGiven', 'tell-member-of-role', ({ data: { memberId, role, givenBy } }) =>
    givenBy === installationId ? [] : about(role, memberId, 'role_begun', `You are now ${roleNames[role]}.`),
  ),
  whenever('RoleTaken', 'tell-member-of-taken-role', ({ data: { memberId, role } }) =>
    about(role, memberId, 'role_withdrawn', `You are no longer ${roleNames[role]}.`),
  ),
];

const about = (
  what: string,
  recipientId: string,
  subtype: Parameters<typeof grants.of>[0],
  message: string,
  href = '/account',
): readonly NotificationRequest[] => [{ ...grants.of(subtype), recipientId, message, about: what, href }];

const tierNames = { beta: 'Beta', premium: 'Premium', premium_plus: 'Premium+' };
const roleNames: Readonly<Record<Role, string>> = {
  admin: 'an admin',
  moderator: 'a moderator',
  reviewer: 'an appeals reviewer',
  support: 'a member of the support team',
  organizer: 'a verified organizer',
};
