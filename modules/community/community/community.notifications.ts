import { foldEvents } from '../../kernel/decider/decider.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type {
  NotificationRequest,
  NotificationRule,
  RequestedContent,
} from '../../notifications/notifications.ports.js';
import { communityNotice } from '../community.notification-kinds.js';
import { communityEvents } from './community.events.js';
import { communityState } from './community.state.js';

const whenever = rulesOf(communityEvents);

/** What those who run a community are told. */
export const communityNotifications: readonly NotificationRule[] = [
  whenever('ModeratorAppointed', 'tell-of-appointment', ({ entityId, data }) =>
    tell(entityId, data.memberId, {
      ...communityNotice.of('moderator'),
      message: 'You are a moderator of {community} now.',
    }),
  ),
  whenever('ModeratorLeft', 'tell-of-dismissal', ({ entityId, data }) =>
    data.because === 'dismissed'
      ? tell(entityId, data.memberId, {
          ...communityNotice.of('moderator_ended'),
          message: 'You are not a moderator of {community} any more.',
        })
      : [],
  ),
  whenever('OwnershipPassed', 'tell-of-ownership', ({ entityId, data }) =>
    tell(entityId, data.toId, {
      ...communityNotice.of('owner'),
      message:
        data.because === 'handed over'
          ? '{community} was handed over to you. You own it now.'
          : 'The owner of {community} left. You own it now, as its longest-serving moderator.',
    }),
  ),
  whenever('CommunityArchived', 'tell-of-archiving', ({ entityId, data }, before) => {
    const { ownerId } = foldEvents(communityState, before);
    if (data.because !== 'staff' || ownerId === null) return [];
    return tell(entityId, ownerId, {
      ...communityNotice.of('archived'),
      message: 'Our staff archived {community}. Its page says why.',
    });
  }),
];

const tell = (
  communityId: string,
  recipientId: string,
  content: Omit<RequestedContent, 'about' | 'href'>,
): readonly NotificationRequest[] => [
  { recipientId, about: communityId, href: `/communities/${communityId}`, ...content },
];
