import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { guardianship } from '../members.notification-kinds.js';
import { guardianshipEvents } from './guardianship.events.js';

const whenever = rulesOf(guardianshipEvents);

/** What minors and guardians are notified of; `{who}` is the other of the two. */
export const guardianshipNotifications: readonly NotificationRule[] = [
  whenever('GuardianAccepted', 'tell-minor-of-acceptance', ({ entityId: minorId, data: { guardianId } }) => [
    toMinor({ minorId, guardianId }, 'accepted', texts.accepted),
  ]),
  whenever('GuardianVerified', 'tell-pair-of-verification', ({ entityId: minorId, data: { guardianId } }) => [
    toMinor({ minorId, guardianId }, 'verified', texts.verified.minor),
    toGuardian({ minorId, guardianId }, 'verified', texts.verified.guardian),
  ]),
  whenever('GuardianRefused', 'tell-pair-of-refusal', ({ entityId: minorId, data: { guardianId } }) => [
    toMinor({ minorId, guardianId }, 'refused', texts.refused.minor),
    toGuardian({ minorId, guardianId }, 'refused', texts.refused.guardian),
  ]),
  whenever('UnlinkAsked', 'tell-other-side-of-unlinking', ({ entityId: minorId, data }, before) => {
    const link = before.findLast(({ type }) => type === 'GuardianAccepted');
    if (link?.type !== 'GuardianAccepted') return [];
    const pair = { minorId, guardianId: link.data.guardianId };
    return data.askedBy === minorId
      ? [toGuardian(pair, 'unlink_asked', texts.unlinkAsked.guardian)]
      : [toMinor(pair, 'unlink_asked', texts.unlinkAsked.minor)];
  }),
  // only the minor when the guardian was erased; the text does not say who ended an unverified link
  whenever('GuardianUnlinked', 'tell-pair-of-ended-link', ({ entityId: minorId, data }) => {
    const pair = { minorId, guardianId: data.guardianId };
    return [
      toMinor(pair, 'ended', texts.ended.minor[data.because]),
      ...(data.because === 'guardian left'
        ? []
        : [toGuardian(pair, 'ended', texts.ended.guardian[data.because])]),
    ];
  }),
  whenever('MajorityReached', 'tell-pair-of-majority', ({ entityId: minorId, data: { guardianId } }) =>
    guardianId === null
      ? [toMinor({ minorId }, 'majority', texts.majority.alone)]
      : [
          toMinor({ minorId, guardianId }, 'majority', texts.majority.minor),
          toGuardian({ minorId, guardianId }, 'majority', texts.majority.guardian),
        ],
  ),
];

type Subtype = Parameters<typeof guardianship.of>[0];
interface Pair {
  readonly minorId: string;
  readonly guardianId: string;
}

const toMinor = (
  { minorId, guardianId }: Partial<Pair> & Pick<Pair, 'minorId'>,
  subtype: Subtype,
  message: string,
): NotificationRequest => ({
  ...guardianship.of(subtype),
  recipientId: minorId,
  by: guardianId,
  message,
  about: minorId,
  href: '/guardian',
});

const toGuardian = (
  { minorId, guardianId }: Pair,
  subtype: Subtype,
  message: string,
): NotificationRequest => ({
  ...guardianship.of(subtype),
  recipientId: guardianId,
  by: minorId,
  message,
  about: minorId,
  href: '/guardian',
});

const andNow = 'You can look around; to list, hold and post, invite a parent or guardian.';
const texts = {
  accepted:
    '{who} has accepted to be your guardian. We are checking that it is really them. Until then you can look around.',
  verified: {
    minor: '{who} is verified as your guardian: you can list, hold and post now.',
    guardian: 'You are verified as the guardian of {who}. You are responsible for them here.',
  },
  refused: {
    minor: 'We could not verify {who} as your guardian. You can invite them again, or somebody else.',
    guardian: 'We could not verify that you are the guardian of {who}. Write to support if that is wrong.',
  },
  unlinkAsked: {
    minor: '{who}, your guardian, asks to end the link. It ends when you agree.',
    guardian: '{who}, whose guardian you are, asks to end the link. It ends when you agree.',
  },
  ended: {
    minor: {
      'both agreed': `The link to your guardian {who} has ended, as you both agreed. ${andNow}`,
      'guardian left': `Your guardian has left the site, so the link has ended. ${andNow}`,
      'not verified': `The link to {who} ended before they were verified as your guardian. ${andNow}`,
    },
    guardian: {
      'both agreed': 'You both agreed: you are no longer the guardian of {who} here.',
      'not verified': 'The link to {who} ended before you were verified as their guardian.',
    },
  },
  majority: {
    alone: 'You are 18 and no longer need a guardian here.',
    minor: 'You are 18: the link to your guardian {who} has ended by itself.',
    guardian: '{who} is 18 now: your link as a guardian has ended by itself.',
  },
};
