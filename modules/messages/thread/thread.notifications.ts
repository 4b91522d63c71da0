import { foldEvents } from '../../kernel/decider/decider.js';
import {
  type NotificationContent,
  type NotificationRequest,
  type NotificationRule,
  rulesOf,
} from '../../notifications/notifications.ports.js';
import { hrefOfThread } from '../thread-ids.ports.js';
import { type ThreadEvent, threadEvents } from './thread.events.js';
import { membersIn, seatOf, type Thread, threadState } from './thread.state.js';

const whenever = rulesOf(threadEvents);

/** Notifications about what happens in a thread besides messages. Each leads there. */
export const threadNotifications: readonly NotificationRule[] = [
  whenever('MeetingProposed', 'tell-of-meeting', ({ entityId, data }, before) =>
    tellOthers(entityId, before, [data.memberId, ...data.hiddenFrom], {
      subtype: 'meeting',
      message: 'Somebody would like to meet you at an event. See when and where.',
    }),
  ),
  whenever('MeetingAgreed', 'tell-of-agreed-meeting', ({ entityId, data }, before) =>
    tellOthers(entityId, before, [data.memberId, ...hiddenFrom(before)], {
      subtype: 'meeting_agreed',
      message: 'The meeting you proposed is confirmed.',
    }),
  ),
  whenever('MeetingCalledOff', 'tell-of-meeting-called-off', ({ entityId, data }, before) =>
    tellOthers(entityId, before, [data.memberId, ...hiddenFrom(before)], {
      subtype: 'meeting_called_off',
      message: 'A meeting at an event was canceled.',
    }),
  ),
  whenever('MemberAdded', 'tell-of-added-member', ({ entityId, data }) => [
    {
      type: 'new_message',
      subtype: data.isRequest ? 'request' : 'added',
      message: data.isRequest
        ? 'Somebody new would like to write to you.'
        : 'You were added to a conversation.',
      href: hrefOfThread(entityId),
      about: entityId,
      recipientId: data.addedId,
      delivery: 'when unread',
    },
  ]),
  whenever('FreshPhotoChecked', 'tell-of-missing-code-word', ({ entityId, data }, before) =>
    data.isSeen
      ? []
      : tellOthers(entityId, before, [data.memberId], {
          subtype: 'fresh_photo',
          message: 'Your photo does not show the code word yet. Send another one.',
        }),
  ),
];

/** Who is not shown the meeting that is answered. */
function hiddenFrom(before: readonly ThreadEvent[]): readonly string[] {
  const thread: Thread = foldEvents(threadState, before);
  return thread.status === 'open' ? (thread.meeting?.hiddenFrom ?? []) : [];
}

/** Those who have muted the thread or not accepted it hear nothing. */
function tellOthers(
  threadId: string,
  before: readonly ThreadEvent[],
  except: readonly string[],
  content: Pick<NotificationContent, 'subtype' | 'message'>,
): readonly NotificationRequest[] {
  const thread: Thread = foldEvents(threadState, before);
  return membersIn(thread).flatMap((recipientId) => {
    const seat = seatOf(thread, recipientId);
    if (except.includes(recipientId) || seat?.status !== 'in' || seat.isMuted) return [];
    const request = { type: 'new_message', href: hrefOfThread(threadId), about: threadId } as const;
    return [{ ...request, ...content, recipientId, delivery: 'when unread' as const }];
  });
}
