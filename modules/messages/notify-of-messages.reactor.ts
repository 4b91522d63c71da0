import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import type { MemberAccess } from '../members/member-access.ports.js';
import type { NotificationContent, Notifier } from '../notifications/notifications.ports.js';
import { mayAllConverse } from './conversations.ports.js';
import { messageEvents } from './message/message.events.js';
import { newMessageNotification } from './message.notifications.js';
import { membersIn, seatOf, threadState } from './thread/thread.state.js';

interface Means {
  readonly eventStore: DomainEventStore;
  readonly access: MemberAccess;
  readonly notifier: Notifier;
}

/** Whenever a message is sent, then the others in its thread are notified, unless they have muted the thread, dismissed the request, or the thread is closed. */
export const notifyOfMessages = ({ eventStore, access, notifier }: Means): Reactor =>
  reactor({
    name: 'notify-of-messages',
    handles: [pick(messageEvents, 'MessageSent')],
    handle: async (tx, events) => {
      const audiences = new Map<string, readonly Hearer[]>();
      for (const threadId of new Set(events.map(({ data }) => data.threadId)))
        audiences.set(threadId, await audienceOf({ eventStore, access }, threadId));
      const notifications = events.flatMap(({ id, data, recordedAt: sentAt }) =>
        (audiences.get(data.threadId) ?? [])
          .filter(({ memberId }) => memberId !== data.senderId)
          .map(({ memberId: recipientId, content }) => ({
            ...content,
            id: deterministicId('notify', 'new-message', id, recipientId),
            recipientId,
            sentAt,
          })),
      );
      await notifier.notifyAll(tx, notifications);
    },
  });

/** Whoever hears of new messages, and in which words. */
interface Hearer {
  readonly memberId: string;
  readonly content: NotificationContent;
}

/** Of a thread, as it is now. */
async function audienceOf(
  means: Pick<Means, 'eventStore' | 'access'>,
  threadId: string,
): Promise<readonly Hearer[]> {
  const thread = await loadState(means.eventStore, threadState, threadId);
  if (thread.status === 'none' || !(await mayAllConverse(means, membersIn(thread)))) return [];
  return membersIn(thread).flatMap((memberId) => {
    const seat = seatOf(thread, memberId);
    if (!seat || seat.isMuted || seat.status === 'dismissed') return [];
    const isRequest = seat.status === 'requested';
    return [{ memberId, content: newMessageNotification(threadId, thread.about, isRequest) }];
  });
}
