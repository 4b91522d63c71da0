import { dayInWords } from '../../kernel/decider/days.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import type { DeclaredType } from '../../notifications/notification-kinds.shared.js';
import { rulesOf } from '../../notifications/notification-rules.shared.js';
import {
  type NotificationRequest,
  type NotificationRule,
  type RequestedContent,
} from '../../notifications/notifications.ports.js';
import { aboutIt } from '../message.notifications.js';
import { newMessage } from '../messages.notification-kinds.js';
import { hrefOfThread } from '../thread-ids.shared.js';
import { type About, type ThreadEvent, threadEvents } from './thread.events.js';
import { membersIn, participantOf, type Thread, threadState } from './thread.state.js';

const whenever = rulesOf(threadEvents);

/** Notifications of the entries of a thread besides messages. Each leads there. */
export const threadNotifications: readonly NotificationRule[] = [
  whenever('MeetingProposed', 'tell-of-meeting', ({ entityId, data }, before) =>
    notifyOthers(entityId, before, [data.memberId, ...data.hiddenFrom], {
      ...newMessage.of('meeting'),
      by: data.memberId,
      message: `{who} would like to meet you at {gathering ${data.gatheringId}} on ${dayInWords(`${data.day}T12:00:00.000Z`, 'UTC')}.`,
    }),
  ),
  whenever('MeetingAgreed', 'tell-of-agreed-meeting', ({ entityId, data }, before) => {
    const { by, at } = meetingIn(before);
    return notify(entityId, before, by, [data.memberId], {
      ...newMessage.of('meeting_agreed'),
      by: data.memberId,
      message: `{who} will meet you at ${at}.`,
      ofSeveral: `{who} will meet you at ${at}.`,
    });
  }),
  whenever('MeetingCalledOff', 'tell-of-meeting-called-off', ({ entityId, data }, before) => {
    const { by, agreed, hiddenFrom, at } = meetingIn(before);
    const content = {
      ...newMessage.of('meeting_called_off'),
      by: data.memberId,
      message: `{who} canceled the meeting at ${at}.`,
    };
    return by.includes(data.memberId)
      ? notifyOthers(entityId, before, [data.memberId, ...hiddenFrom], content)
      : notify(entityId, before, [...by, ...agreed], [data.memberId], content);
  }),
  whenever('MemberAdded', 'tell-of-added-member', ({ entityId, data }, before) => [
    {
      ...newMessage.of(data.isRequest ? 'request' : 'added'),
      by: data.memberId,
      message: data.isRequest
        ? `{who} would like to write to you${aboutIt(aboutOf(before))}.`
        : `{who} added you to a conversation${aboutIt(aboutOf(before))}.`,
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
          by: data.memberId,
          message: `{who} does not see the code word in your photo${ofIt(aboutOf(before))}. Send another one.`,
        }),
  ),
];

/** The meeting that is answered: its proposer, those who have agreed, and those who are not shown it. */
function meetingIn(before: readonly ThreadEvent[]): {
  readonly by: readonly string[];
  readonly agreed: readonly string[];
  readonly hiddenFrom: readonly string[];
  /** The placeholder of the event at which they meet. */
  readonly at: string;
} {
  const first = before.findLastIndex(({ type }) => type === 'MeetingProposed');
  const proposed = before[first];
  if (proposed?.type !== 'MeetingProposed') return { by: [], agreed: [], hiddenFrom: [], at: '' };
  const { memberId, hiddenFrom, gatheringId } = proposed.data;
  const agreed = before
    .slice(first)
    .flatMap((event) => (event.type === 'MeetingAgreed' ? [event.data.memberId] : []));
  return { by: [memberId], agreed, hiddenFrom, at: `{gathering ${gatheringId}}` };
}

const aboutOf = (before: readonly ThreadEvent[]): About => {
  const thread = foldEvents(threadState, before);
  return thread.status === 'none' ? null : thread.about;
};

const ofIt = (about: About): string => (about ? ` of {${about.kind} ${about.id}}` : '');

const notifyOthers = (
  threadId: string,
  before: readonly ThreadEvent[],
  except: readonly string[],
  content: Content,
) => notify(threadId, before, membersIn(foldEvents(threadState, before)), except, content);

type Content = Pick<RequestedContent, keyof DeclaredType | 'message' | 'by' | 'ofSeveral'>;

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
