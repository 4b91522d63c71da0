import { rulesOf } from '../../notifications/notification-rules.shared.js';
import { type NotificationRequest, type NotificationRule } from '../../notifications/notifications.ports.js';
import { newMatch } from '../matching.notification-kinds.js';
import { type MatchEvent, matchEvents } from './match.events.js';

const whenever = rulesOf(matchEvents);

/** Notifications of a match, to both sides, once for ever. */
export const matchNotifications: readonly NotificationRule[] = [
  whenever('MatchFound', 'tell-seeker-of-match', ({ data }) => toSeeker(data)),
  whenever('LimitMet', 'tell-seeker-of-met-limit', ({ data }) => toSeeker(data)),
  whenever('MatchFound', 'tell-holder-of-match', ({ data }) =>
    data.tellsHolder
      ? [
          {
            recipientId: data.holderId,
            ...newMatch.of('wanted'),
            message: messageTo(data.thing),
            about: data.needId,
            href: `/listing/${data.needId}`,
          },
        ]
      : [],
  ),
];

const toSeeker = ({ seekerId, thingId, tellsSeeker }: ToldSeeker): readonly NotificationRequest[] =>
  tellsSeeker
    ? [
        {
          recipientId: seekerId,
          ...newMatch.of('suits'),
          message: '{listing} fits what you are looking for.',
          about: thingId,
          href: `/listing/${thingId}`,
        },
      ]
    : [];
type ToldSeeker = Extract<MatchEvent, { readonly type: 'LimitMet' }>['data'];

function messageTo(thing: 'listing' | 'item' | 'seller'): string {
  switch (thing) {
    case 'listing':
      return 'Somebody near you is looking for what you have: {listing}';
    case 'item':
      return 'Somebody near you needs what is in your inventory: {listing}';
    case 'seller':
      return 'Somebody near you needs a kind of part that you have listed before: {listing}';
  }
}
