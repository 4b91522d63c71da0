import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type {
  NotificationRequest,
  NotificationRule,
  RequestedContent,
} from '../../notifications/notifications.ports.js';
import { communityNotice } from '../community.notification-kinds.js';
import { membershipEvents } from './membership.events.js';

const whenever = rulesOf(membershipEvents);

/** What members are told of their part in a community. Its page says why. */
export const membershipNotifications: readonly NotificationRule[] = [
  whenever('CommunityJoined', 'tell-of-approved-request', ({ data }) =>
    data.how === 'approved'
      ? tell(data, { ...communityNotice.of('approved'), message: 'You are a member of {community} now.' })
      : [],
  ),
  whenever('JoinRefused', 'tell-of-refused-request', ({ data }) =>
    tell(data, {
      ...communityNotice.of('refused'),
      message: 'Your request to join {community} was not accepted.',
    }),
  ),
  whenever('RemovedFromCommunity', 'tell-of-removed-member', ({ data }) =>
    tell(data, {
      ...communityNotice.of('removed'),
      message: 'The moderators of {community} removed you. Its page says by which rule.',
    }),
  ),
  whenever('BannedFromCommunity', 'tell-of-ban', ({ data }) =>
    tell(data, {
      ...communityNotice.of('banned'),
      message: 'The moderators of {community} banned you. Its page says by which rule, and until when.',
    }),
  ),
  whenever('BanEnded', 'tell-of-ended-ban', ({ data }) =>
    tell(data, {
      ...communityNotice.of('ban_ended'),
      message: 'You are not banned from {community} any more.',
    }),
  ),
];

const tell = (
  { communityId, memberId }: { readonly communityId: string; readonly memberId: string },
  content: Omit<RequestedContent, 'about' | 'href'>,
): readonly NotificationRequest[] => [
  { recipientId: memberId, about: communityId, href: `/communities/${communityId}`, ...content },
];
