import { handleCommand } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { isErased } from './erased.js';
import { type InboxCommand, inboxDecider } from './inbox/inbox.decider.js';
import { policies as all } from './policies.js';
import type { NotificationRequest, Policy } from './policy.js';

/** Carries the policies out: orders on inboxes, under ids that follow from fact, policy and member, so that a fact that is heard again
 *  tells nobody anything twice.
 *  source  house.md section 4 (senders start from now), README */
export function notify(eventStore: DomainEventStore, policies: readonly Policy[] = all): Reactor {
  return reactor({
    name: 'notify',
    handles: policies.map(({ definition, type }) => pick(definition, type)),
    handle: async (_, events) => {
      const inboxes = new Map<string, Order[]>();
      for (const event of events) {
        for (const order of await ordersOf(eventStore, policies, event)) {
          const orders = inboxes.get(order.memberId) ?? [];
          inboxes.set(order.memberId, [...orders, order]);
        }
      }
      const waiting = [...inboxes.values()];
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let orders = waiting.pop(); orders; orders = waiting.pop()) {
            for (const order of orders) await dispatchInboxCommand(eventStore, order);
          }
        }),
      );
    },
  });
}

export interface Order {
  readonly memberId: string;
  readonly command: InboxCommand;
}

/** Nothing is sealed for an erased member: that would make a new key, under which all that was sealed before cannot be opened. One made in
 *  the very moment of erasing goes with the inbox's end. */
export async function dispatchInboxCommand(
  eventStore: DomainEventStore,
  { memberId, command }: Order,
): Promise<void> {
  if (command.type !== 'CloseInbox' && (await isErased(eventStore, memberId))) return;
  await handleCommand(eventStore, inboxDecider, memberId, command);
  if (command.type === 'CloseInbox') await eventStore.keys.erase(memberId);
}

/** Inboxes that are written to at the same time; each in order. */
const atOnce = 4;

async function ordersOf(
  eventStore: DomainEventStore,
  policies: readonly Policy[],
  event: RecordedEvent,
): Promise<readonly Order[]> {
  const moved = policies.filter(
    ({ definition, type }) => type === event.type && event.stream.startsWith(`${definition.category}-`),
  );
  const [first] = moved;
  if (!first) return [];
  const history = await eventStore.read(first.definition, event.entityId);
  const before = history.filter(({ version }) => version < event.version);
  return moved.flatMap((policy) => policy.wishes(event, before).map((wish) => orderOf(policy, event, wish)));
}

function orderOf({ name }: Policy, event: RecordedEvent, wish: NotificationRequest): Order {
  const { memberId } = wish;
  const commandId = deterministicId('notify', name, event.id, memberId);
  const meta = { actor: { id: name, roles: [] }, now: event.recordedAt, commandId };
  if (wish.wish === 'close') return { memberId, command: { type: 'CloseInbox', meta } };
  const { type, subtype, message, href, about, dedupe = `${name} ${event.id}` } = wish;
  const notice = { type, subtype, message, href, about, dedupe };
  return {
    memberId,
    command: { type: 'SendNotification', memberId, notificationId: commandId, notice, meta },
  };
}
