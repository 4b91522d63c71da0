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
            type: 'new_listing',
            subtype: 'match',
            message: '{listing} suits what you look for.',
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
            type: 'new_listing',
            subtype: 'wanted',
            message:
              data.thing === 'item'
                ? 'Somebody near needs what you have on your shelf: {listing}'
                : 'Somebody near you looks for what you have: {listing}',
            about: data.needId,
            href: `/listing/${data.needId}`,
          },
        ]
      : [],
  ),
];
