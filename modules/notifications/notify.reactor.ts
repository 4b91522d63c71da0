import { deterministicId } from '../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import type { DeclaredType } from './notification-kinds.shared.js';
import type {
  NewNotification,
  NotificationRequest,
  NotificationRule,
  Notifier,
} from './notifications.ports.js';

/** Notifies members by the rules of all modules: rows in the checkpoint's transaction, under ids derived from
 *  rule, event and recipient, so that handling an event again notifies nobody again.
 *  source  README, Rules; ADR 0023 */
export function notify(
  { eventStore, notifier }: { readonly eventStore: DomainEventStore; readonly notifier: Notifier },
  rules: readonly NotificationRule[],
): Reactor {
  return reactor({
    name: 'notify',
    handles: rules.map(({ stream, type }) => pick(stream, type)),
    handle: async (tx, events) => {
      const histories = new Map<string, Promise<readonly RecordedEvent[]>>();
      for (const event of events) {
        for (const rule of rules.filter((one) => isOf(one, event))) {
          const history = histories.get(event.stream) ?? eventStore.read(rule.stream, event.entityId);
          histories.set(event.stream, history);
          const before = (await history).filter(({ version }) => version < event.version);
          for (const request of rule.requests(event, before))
            await notifier.notify(tx, notificationOf(rule, event, request));
        }
      }
    },
  });
}

const isOf = ({ stream, type }: NotificationRule, event: RecordedEvent): boolean =>
  type === event.type && event.stream.startsWith(`${stream.category}-`);

/** The notification of an event by a rule. */
export const notificationOf = (
  { name }: NotificationRule,
  event: RecordedEvent,
  request: NotificationRequest,
): NewNotification & DeclaredType => ({
  ...request,
  id: deterministicId('notify', name, event.id, request.recipientId),
  sentAt: event.recordedAt,
});
