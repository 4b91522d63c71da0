import { type NotificationRule, rulesOf } from '../../notifications/notifications.ports.js';
import { matchEvents } from './match.events.js';

const whenever = rulesOf(matchEvents);

/** Notifications of a match, to both sides: once for ever, because it is found once. */
export const matchNotifications: readonly NotificationRule[] = [
  whenever('MatchFound', 'tell-seeker-of-match', ({ data }) =>
    data.tellsSeeker
      ? [
          {
            recipientId: data.seekerId,
            type: 'match',
            subtype: 'suits',
            message: '{listing} fits what you are looking for.',
            about: data.thingId,
            href: `/listing/${data.thingId}`,
          },
        ]
      : [],
  ),
  whenever('MatchFound', 'tell-holder-of-match', ({ data }) =>
    data.tellsHolder
      ? [
          {
            recipientId: data.holderId,
            type: 'match',
            subtype: 'wanted',
            message: messageTo(data.thing),
            about: data.needId,
            href: `/listing/${data.needId}`,
          },
        ]
      : [],
  ),
];

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
