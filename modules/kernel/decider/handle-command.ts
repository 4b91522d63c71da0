import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { WrongVersion } from '../event-store/event-store.js';
import type { EventOf, RecordedEvent, StreamDefinition } from '../event-store/events.js';
import type { Receipt } from '../http/contract.js';
import { type CommandMetadata, type Decider, type DomainEvent, foldEvents } from './decider.js';
import { unprocessable } from './errors.js';

/** Carry out one order on one entity: read its history, decide, record. An order that was recorded before answers as it did then;
 *  one that loses a race is decided again on the new history.
 *  errors  whatever the decider refuses; IDEMPOTENCY_KEY_REUSED (unprocessable); StoreUnavailable
 *  source  house.md section 3, ADR 0004 */
export async function handleCommand<
  F extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  eventStore: DomainEventStore,
  definition: F,
  decider: Decider<State, Command, EventOf<F> & DomainEvent>,
  id: string,
  command: Command,
): Promise<Receipt> {
  for (let attempt = 1; ; attempt++) {
    const { events: history, version, position } = await eventStore.history(definition, id);
    const before = findPreviousResult(history, command.meta);
    if (before) return { id, version: before.version, position: before.position };
    const decided = decider.decide(command, foldEvents(decider, history));
    if (decided.length === 0) return { id, version, position };
    try {
      const appended = await eventStore.append(definition, id, decided, version || 'none', command.meta);
      return { id, ...appended };
    } catch (error) {
      if (!(error instanceof WrongVersion) || attempt === attempts) throw error;
      await pause(Math.random() * 2 ** attempt);
    }
  }
}

/** What an entity is by now. */
export async function loadState<F extends StreamDefinition, State>(
  eventStore: Pick<DomainEventStore, 'read'>,
  definition: F,
  decider: Pick<Decider<State, never, EventOf<F> & DomainEvent>, 'initial' | 'evolve'>,
  id: string,
): Promise<State> {
  return foldEvents(decider, await eventStore.read(definition, id));
}

/** The last fact of this order, if it was recorded before.
 *  errors  IDEMPOTENCY_KEY_REUSED (unprocessable) */
export function findPreviousResult<Event extends RecordedEvent>(
  history: readonly Event[],
  { commandId, fingerprint }: CommandMetadata,
): Event | undefined {
  const before = history.findLast(({ meta }) => meta.commandId === commandId);
  if (before && before.meta.fingerprint !== fingerprint) throw keyReused();
  return before;
}

/** For an order that comes again under its key, and is another one. */
export const keyReused = () =>
  unprocessable('IDEMPOTENCY_KEY_REUSED', {
    message: 'This was sent before with other content. Send it under a new Idempotency-Key.',
  });

/** With waits of up to 2, 4, 8… ms between: twelve photos sent at once all come through. */
const attempts = 10;
