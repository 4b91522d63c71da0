import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { guardianship } from '../members.notification-kinds.js';
import { guardianshipEvents } from './guardianship.events.js';

const whenever = rulesOf(guardianshipEvents);

/** What minors and guardians are notified of. The texts have no names, because a text outlives its members. */
export const guardianshipNotifications: readonly NotificationRule[] = [
  whenever('GuardianAccepted', 'tell-minor-of-acceptance', ({ entityId: minorId }) => [
    about(minorId, minorId, 'accepted', texts.accepted),
  ]),
  whenever('GuardianVerified', 'tell-pair-of-verification', ({ entityId: minorId, data: { guardianId } }) => [
    about(minorId, minorId, 'verified', texts.verified.minor),
    about(minorId, guardianId, 'verified', texts.verified.guardian),
  ]),
  whenever('GuardianRefused', 'tell-pair-of-refusal', ({ entityId: minorId, data: { guardianId } }) => [
    about(minorId, minorId, 'refused', texts.refused.minor),
    about(minorId, guardianId, 'refused', texts.refused.guardian),
  ]),
  whenever('UnlinkAsked', 'tell-other-side-of-unlinking', ({ entityId: minorId, data }, before) => {
    const link = before.findLast(({ type }) => type === 'GuardianAccepted');
    if (link?.type !== 'GuardianAccepted') return [];
    return data.askedBy === minorId
      ? [about(minorId, link.data.guardianId, 'unlink_asked', texts.unlinkAsked.guardian)]
      : [about(minorId, minorId, 'unlink_asked', texts.unlinkAsked.minor)];
  }),
  // only the minor when the guardian was erased; the text does not say who ended an unverified link
  whenever('GuardianUnlinked', 'tell-pair-of-ended-link', ({ entityId: minorId, data }) => [
    about(minorId, minorId, 'ended', texts.ended.minor[data.because]),
    ...(data.because === 'guardian left'
      ? []
      : [about(minorId, data.guardianId, 'ended', texts.ended.guardian[data.because])]),
  ]),
  whenever('MajorityReached', 'tell-pair-of-majority', ({ entityId: minorId, data: { guardianId } }) =>
    guardianId === null
      ? [about(minorId, minorId, 'majority', texts.majority.alone)]
      : [
          about(minorId, minorId, 'majority', texts.majority.minor),
          about(minorId, guardianId, 'majority', texts.majority.guardian),
        ],
  ),
];

type Subtype = Parameters<typeof guardianship.of>[0];

const about = (
  minorId: string,
  recipientId: string,
  subtype: Subtype,
  message: string,
): NotificationRequest => ({
  ...guardianship.of(subtype),
  recipientId,
  message,
  about: minorId,
  href: '/guardian',
});

const andNow = 'You can look around; to list, hold and post, invite a parent or guardian.';
const texts = {
  accepted:
    'Your parent or guardian has accepted. We are checking that it is really them. Until then you can look around.',
  verified: {
    minor: 'Your guardian is verified: you can list, hold and post now.',
    guardian: 'You are verified as a guardian. You are responsible for them here.',
  },
  refused: {
    minor: 'We could not verify your guardian. You can invite them again, or somebody else.',
    guardian: 'We could not verify that you are the guardian. Write to support if that is wrong.',
  },
  unlinkAsked: {
    minor: 'Your guardian asks to end the link. It ends when you agree.',
    guardian: 'The member whose guardian you are asks to end the link. It ends when you agree.',
  },
  ended: {
    minor: {
      'both agreed': `The link to your guardian has ended, as you both agreed. ${andNow}`,
      'guardian left': `Your guardian has left the site, so the link has ended. ${andNow}`,
      'not verified': `The link ended before your guardian was verified. ${andNow}`,
    },
    guardian: {
      'both agreed': 'You both agreed: you are no longer their guardian here.',
      'not verified': 'The link to a minor ended before you were verified as their guardian.',
    },
  },
  majority: {
    alone: 'You are 18 and no longer need a guardian here.',
    minor: 'You are 18: the link to your guardian has ended by itself.',
    guardian: 'They are 18 now: your link as a guardian has ended by itself.',
  },
};
