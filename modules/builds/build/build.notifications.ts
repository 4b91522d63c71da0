import { foldEvents } from '../../kernel/decider/decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import type {
  NotificationRequest,
  NotificationRule,
  RequestedContent,
} from '../../notifications/notifications.ports.js';
import { buildNotice } from '../builds.notification-kinds.js';
import { type BuildEvent, buildEvents } from './build.events.js';
import { type Build, buildState } from './build.state.js';

const whenever = rulesOf(buildEvents);

/** What those who work on a build, or are to, are told of it. */
export const buildNotifications: readonly NotificationRule[] = [
  whenever('CollaboratorInvited', 'tell-invited-to-build', ({ entityId, data: { memberId, by } }) =>
    tell(entityId, memberId, {
      ...buildNotice.of('invited'),
      by,
      message: '{who} invites you to {build}.',
    }),
  ),
  whenever('CollaboratorJoined', 'tell-owner-of-joining', ({ entityId, data: { memberId } }, before) =>
    tell(entityId, buildIn(before).ownerId, {
      ...buildNotice.of('joined'),
      by: memberId,
      message: '{who} works on {build} with you now.',
    }),
  ),
  whenever(
    'CollaboratorLeft',
    'tell-of-leaving-build',
    ({ entityId, data: { memberId, because } }, before) => {
      if (because === 'left')
        return tell(entityId, buildIn(before).ownerId, {
          ...buildNotice.of('left'),
          by: memberId,
          message: '{who} no longer works on {build}.',
        });
      if (because !== 'removed' && because !== 'handed over') return [];
      return tell(entityId, memberId, {
        ...buildNotice.of('ended'),
        message:
          because === 'removed'
            ? 'You no longer work on {build}.'
            : '{build} has a new owner, so you no longer work on it.',
      });
    },
  ),
  whenever('HandOverOffered', 'tell-of-offered-build', ({ entityId, data: { toId, listingId } }, before) => {
    const { ownerId, offer } = buildIn(before);
    if (offer?.toId === toId) return [];
    const toBuyer = tell(entityId, toId, {
      ...buildNotice.of('offered'),
      by: ownerId,
      message:
        listingId === null
          ? '{who} offers {build} to you, with its history.'
          : `{who} offers {build} to you, with its history: it is the car that you bought, {listing ${listingId}}.`,
    });
    if (listingId === null) return toBuyer;
    const toOwner = tell(entityId, ownerId, {
      ...buildNotice.of('sold'),
      by: toId,
      message: `{who} bought {listing ${listingId}}. Look at what of {build} goes along, before they take it over.`,
    });
    return [...toBuyer, ...toOwner];
  }),
  whenever(
    'HandOverEnded',
    'tell-of-ended-offer-of-build',
    ({ entityId, data: { toId, because } }, before) => {
      if (because === 'declined')
        return tell(entityId, buildIn(before).ownerId, {
          ...buildNotice.of('declined'),
          by: toId,
          message: '{who} does not take over {build}.',
        });
      if (because !== 'withdrawn') return [];
      return tell(entityId, toId, {
        ...buildNotice.of('withdrawn'),
        message: '{build} is not offered to you any more.',
      });
    },
  ),
  whenever('BuildHandedOver', 'tell-former-owner', ({ entityId, data: { fromId, toId, bookId } }) =>
    tell(
      entityId,
      fromId,
      {
        ...buildNotice.of('handed_over'),
        by: toId,
        message: '{who} took over {build}. Your book of it stays with you.',
      },
      `/build-tracker/${entityId}/book/${bookId}`,
    ),
  ),
];

const buildIn = (before: readonly RecordedEvent<BuildEvent>[]): Build => foldEvents(buildState, before);

const tell = (
  buildId: string,
  recipientId: string,
  content: Omit<RequestedContent, 'about' | 'href'>,
  href = `/build-tracker/${buildId}`,
): readonly NotificationRequest[] => [{ recipientId, about: buildId, href, ...content }];
