import { grantsEvents } from '../../memberships/grants/grants.events.js';
import { type NotificationRequest, tell, whenever } from '../policy.js';

/** Whenever a tier is granted, then the member hears until when they have it. A proposal is told to nobody. */
export const tellMemberOfTier = whenever(
  'tell-member-of-tier',
  grantsEvents,
  'TierGranted',
  ({ data: { memberId, grantId, tier, until } }) =>
    aboutTier(
      memberId,
      grantId,
      'tier_begun',
      `You have ${names[tier]} now, ${until ? `until ${dayOf(until)}` : 'for life'}.`,
    ),
);

/** Whenever a tier's time is over, then the member hears of it. */
export const tellMemberOfEndedTier = whenever(
  'tell-member-of-ended-tier',
  grantsEvents,
  'TierEnded',
  ({ data: { memberId, grantId, tier } }) =>
    aboutTier(memberId, grantId, 'tier_ended', `Your time with ${names[tier]} is over.`),
);

/** Whenever a tier is withdrawn, then the member hears of it; what staff wrote stays with staff. */
export const tellMemberOfWithdrawnTier = whenever(
  'tell-member-of-withdrawn-tier',
  grantsEvents,
  'TierRevoked',
  ({ data: { memberId, grantId } }, before) => {
    const granted = before.find(({ type, data }) => type === 'TierGranted' && data.grantId === grantId);
    if (granted?.type !== 'TierGranted') return [];
    const words = `${names[granted.data.tier]} was withdrawn from your account. Write to support if you have a question.`;
    return aboutTier(memberId, grantId, 'tier_withdrawn', words);
  },
);

const aboutTier = (
  memberId: string,
  grantId: string,
  subtype: string,
  message: string,
): readonly NotificationRequest[] => [
  tell({ memberId, type: 'grant', subtype, message, about: grantId, href: '/account' }),
];

const names = { beta: 'Beta', premium: 'Premium', premium_plus: 'Premium+' };

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
