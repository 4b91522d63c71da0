import { foldEvents } from '../../kernel/decider/decider.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type { NotificationRule } from '../../notifications/notifications.ports.js';
import { organizing } from '../events.notification-kinds.js';
import { gatheringEvents } from '../gathering/gathering.events.js';
import { gatheringState } from '../gathering/gathering.state.js';

const whenever = rulesOf(gatheringEvents);

/** What whoever drafted the first event of an organizer is told once staff has looked at it. */
export const reviewNotifications: readonly NotificationRule[] = [
  whenever('GatheringPublished', 'tell-of-approved-event', ({ entityId, data }, before) =>
    foldEvents(gatheringState, before).status === 'in review'
      ? [
          {
            ...organizing.of('approved'),
            recipientId: data.organizerId,
            message: '{gathering} is public now. From now on you publish without a review.',
            href: `/events/${entityId}`,
            about: entityId,
          },
        ]
      : [],
  ),
  whenever('ReviewRefused', 'tell-of-event-sent-back', ({ entityId }, before) => [
    {
      ...organizing.of('sent_back'),
      recipientId: foldEvents(gatheringState, before).organizerId,
      message: '{gathering} needs a change before it is public. Its page says what.',
      href: `/events/${entityId}`,
      about: entityId,
    },
  ]),
];
