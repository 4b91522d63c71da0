import { foldEvents } from '../../kernel/decider/decider.js';
import type { DeclaredType } from '../../notifications/notification-kinds.shared.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import {
  type NotificationRequest,
  type NotificationRule,
  type RequestedContent,
} from '../../notifications/notifications.ports.js';
import { newMessage } from '../messages.notification-kinds.js';
import { hrefOfThread } from '../thread-ids.shared.js';
import { type ThreadEvent, threadEvents } from './thread.events.js';
import { membersIn, participantOf, type Thread, threadState } from './thread.state.js';

const whenever = rulesOf(threadEvents);

/** Notifications of the entries of a thread besides messages. Each leads there. */
export const threadNotifications: readonly NotificationRule[] = [
  whenever('MeetingProposed', 'tell-of-meeting', ({ entityId, data }, before) =>
    notifyOthers(entityId, before, [data.memberId, ...data.hiddenFrom], {
      ...newMessage.of('meeting'),
      message: 'Somebody would like to meet you at an event. See when and where.',
    }),
  ),
  whenever('MeetingAgreed', 'tell-of-agreed-meeting', ({ entityId, data }, before) =>
    notify(entityId, before, meetingIn(before).by, [data.memberId], {
      ...newMessage.of('meeting_agreed'),
      message: 'The meeting you proposed is confirmed.',
    }),
  ),
  whenever('MeetingCalledOff', 'tell-of-meeting-called-off', ({ entityId, data }, before) => {
    const content = {
      ...newMessage.of('meeting_called_off'),
      message: 'A meeting at an event was canceled.',
    };
    const { by, agreed, hiddenFrom } = meetingIn(before);
    return by.includes(data.memberId)
      ? notifyOthers(entityId, before, [data.memberId, ...hiddenFrom], content)
      : notify(entityId, before, [...by, ...agreed], [data.memberId], content);
  }),
  whenever('MemberAdded', 'tell-of-added-member', ({ entityId, data }) => [
    {
      ...newMessage.of(data.isRequest ? 'request' : 'added'),
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
      : notifyOthers(entityId, before, [data.memberId], {
          ...newMessage.of('fresh_photo'),
          message: 'Your photo does not show the code word yet. Send another one.',
        }),
  ),
];

/** The meeting that is answered: its proposer, those who have agreed, and those who are not shown it. */
function meetingIn(before: readonly ThreadEvent[]): {
  readonly by: readonly string[];
  readonly agreed: readonly string[];
  readonly hiddenFrom: readonly string[];
} {
  const at = before.findLastIndex(({ type }) => type === 'MeetingProposed');
  const proposed = before[at];
  if (proposed?.type !== 'MeetingProposed') return { by: [], agreed: [], hiddenFrom: [] };
  const { memberId, hiddenFrom } = proposed.data;
  const agreed = before
    .slice(at)
    .flatMap((event) => (event.type === 'MeetingAgreed' ? [event.data.memberId] : []));
  return { by: [memberId], agreed, hiddenFrom };
}

const notifyOthers = (
  threadId: string,
  before: readonly ThreadEvent[],
  except: readonly string[],
  content: Content,
) => notify(threadId, before, membersIn(foldEvents(threadState, before)), except, content);

type Content = Pick<RequestedContent, keyof DeclaredType | 'message'>;

/** Members who have muted the thread, left it or not accepted it are not notified. */
function notify(
  threadId: string,
  before: readonly ThreadEvent[],
  recipients: readonly string[],
  except: readonly string[],
  content: Content,
): readonly NotificationRequest[] {
  const thread: Thread = foldEvents(threadState, before);
  return recipients.flatMap((recipientId) => {
    const participant = participantOf(thread, recipientId);
    if (except.includes(recipientId) || participant?.status !== 'in' || participant.isMuted) return [];
    const request = { href: hrefOfThread(threadId), about: threadId, delivery: 'when unread' as const };
    return [{ ...request, ...content, recipientId }];
  });
}
