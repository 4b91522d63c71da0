import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import type { Notifier } from '../notifications/notifications.ports.js';
import { reachOf } from './conversations.shared.js';
import { messageEvents } from './message/message.events.js';
import { newMessageNotification } from './message.notifications.js';
import type { About } from './thread/thread.events.js';
import { membersIn, participantOf, threadState } from './thread/thread.state.js';

interface Deps {
  readonly eventStore: DomainEventStore;
  readonly relations: MemberRelations;
  readonly notifier: Notifier;
}

/** Whenever a message is sent, the other members of its thread are notified, unless they have muted the thread,
 *  dismissed the request, or may not converse with the sender. */
export const notifyOfMessages = ({ eventStore, relations, notifier }: Deps): Reactor =>
  reactor({
    name: 'notify-of-messages',
    handles: [pick(messageEvents, 'MessageSent')],
    handle: async (tx, events) => {
      const audiences = new Map<string, readonly Hearer[]>();
      for (const { data } of events)
        if (!audiences.has(keyOf(data)))
          audiences.set(keyOf(data), await audienceOf({ eventStore, relations }, data));
      const notifications = events.flatMap(({ id, entityId, data, recordedAt: sentAt }) =>
        (audiences.get(keyOf(data)) ?? [])
          .filter(({ memberId }) => !data.hiddenFrom.includes(memberId))
          .map(({ memberId: recipientId, about, isRequest }) => ({
            ...newMessageNotification({ ...data, id: entityId }, about, isRequest),
            id: deterministicId('notify', 'new-message', id, recipientId),
            recipientId,
            sentAt,
          })),
      );
      await notifier.notifyAll(tx, notifications);
    },
  });

/** A recipient of a notification, and what the thread is about. */
interface Hearer {
  readonly memberId: string;
  readonly about: About;
  readonly isRequest: boolean;
}

interface Sent {
  readonly threadId: string;
  readonly senderId: string;
}

const keyOf = ({ threadId, senderId }: Sent): string => `${threadId} ${senderId}`;

/** The members whom a sender reaches in a thread now. */
async function audienceOf(
  deps: Pick<Deps, 'eventStore' | 'relations'>,
  { threadId, senderId }: Sent,
): Promise<readonly Hearer[]> {
  const thread = await loadState(deps.eventStore, threadState, threadId);
  if (thread.status === 'none') return [];
  const { about } = thread;
  const { reached } = await reachOf(deps, senderId, membersIn(thread));
  return reached.flatMap((memberId) => {
    const participant = participantOf(thread, memberId);
    if (!participant || participant.isMuted || participant.status === 'dismissed') return [];
    return [{ memberId, about, isRequest: participant.status === 'requested' }];
  });
}
