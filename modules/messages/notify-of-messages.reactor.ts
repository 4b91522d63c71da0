import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import type { MemberAccess } from '../members/member-access.ports.js';
import type { Notifier } from '../notifications/notifications.ports.js';
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
      for (const { id, data, recordedAt: sentAt } of events) {
        const thread = await loadState(eventStore, threadState, data.threadId);
        if (thread.status === 'none' || !(await mayAllConverse({ eventStore, access }, membersIn(thread))))
          continue;
        for (const recipientId of membersIn(thread)) {
          const seat = seatOf(thread, recipientId);
          if (!seat || recipientId === data.senderId || seat.isMuted || seat.status === 'dismissed') continue;
          await notifier.notify(tx, {
            ...newMessageNotification(data.threadId, thread.about, seat.status === 'requested'),
            id: deterministicId('notify', 'new-message', id, recipientId),
            recipientId,
            sentAt,
          });
        }
      }
    },
  });
