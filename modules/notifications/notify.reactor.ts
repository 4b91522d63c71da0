import { handleCommand } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { isErased } from './erased.js';
import { type InboxCommand, inboxDecider } from './inbox/inbox.decider.js';
import { inboxEvents } from './inbox/inbox.events.js';
import { policies as all } from './policies.js';
import type { NotificationRequest, Policy } from './policy.js';

/** Carries the policies out: orders on inboxes, under ids that follow from fact, policy and member, so that a fact that is heard again
 *  tells nobody anything twice.
 *  source  house.md section 4 (senders start from now), README */
export function notify(journal: DomainEventStore, policies: readonly Policy[] = all): Reactor {
  return reactor({
    name: 'notify',
    streams: [...new Set(policies.map(({ family }) => family))],
    handle: async (_, facts) => {
      const inboxes = new Map<string, Order[]>();
      for (const fact of facts) {
        for (const order of await ordersOf(journal, policies, fact)) {
          const orders = inboxes.get(order.memberId) ?? [];
          inboxes.set(order.memberId, [...orders, order]);
        }
      }
      const waiting = [...inboxes.values()];
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let orders = waiting.pop(); orders; orders = waiting.pop()) {
            for (const order of orders) await dispatchInboxCommand(journal, order);
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
  journal: DomainEventStore,
  { memberId, command }: Order,
): Promise<void> {
  if (command.type !== 'CloseInbox' && (await isErased(journal, memberId))) return;
  await handleCommand(journal, inboxEvents, inboxDecider, memberId, command);
  if (command.type === 'CloseInbox') await journal.keys.erase(memberId);
}

/** Inboxes that are written to at the same time; each in order. */
const atOnce = 4;

async function ordersOf(
  journal: DomainEventStore,
  policies: readonly Policy[],
  fact: RecordedEvent,
): Promise<readonly Order[]> {
  const moved = policies.filter(
    ({ family, type }) => type === fact.type && fact.stream.startsWith(`${family.category}-`),
  );
  const [first] = moved;
  if (!first) return [];
  const history = await journal.read(first.family, fact.entityId);
  const before = history.filter(({ version }) => version < fact.version);
  return moved.flatMap((policy) => policy.wishes(fact, before).map((wish) => orderOf(policy, fact, wish)));
}

function orderOf({ name }: Policy, fact: RecordedEvent, wish: NotificationRequest): Order {
  const { memberId } = wish;
  const commandId = deterministicId('notify', name, fact.id, memberId);
  const meta = { actor: { id: name, roles: [] }, now: fact.recordedAt, commandId };
  if (wish.wish === 'close') return { memberId, command: { type: 'CloseInbox', meta } };
  const { type, subtype, message, href, about, dedupe = `${name} ${fact.id}` } = wish;
  const notice = { type, subtype, message, href, about, dedupe };
  return {
    memberId,
    command: { type: 'SendNotification', memberId, notificationId: commandId, notice, meta },
  };
}
