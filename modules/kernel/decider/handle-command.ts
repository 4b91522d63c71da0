import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { WrongVersion } from '../event-store/event-store.js';
import type { RecordedEvent, StreamDefinition } from '../event-store/events.js';
import type { Receipt } from '../http/contract.js';
import { type CommandMetadata, foldEvents } from './decider.js';
import { conflict, DomainError, unprocessable } from './errors.js';
import { type MadeFrom, mustBeNewest } from './made-from.js';
import { maxEvents, type StreamDecider, type StreamState } from './stream-decider.js';

/** Carry out one command on one stream: read its history, decide, append. A command that was recorded before gets its earlier receipt;
 *  one that loses a race is decided again on the new history. Only the command bus calls it.
 *  in      isNew: the stream most likely has no events, so it is not read first. If it has some, the append fails and the command runs as usual
 *          madeFrom: the version that a replacement is based on, so that it overwrites no newer change
 *  errors  whatever the decider refuses; CHANGED_SINCE, HISTORY_FULL (conflict); IDEMPOTENCY_KEY_REUSED (unprocessable); StoreUnavailable
 *  source  ADR 0004, ADR 0061 */
export async function handleCommand<
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  eventStore: DomainEventStore,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  command: Command,
  { isNew = false, madeFrom }: CommandHints = {},
): Promise<Receipt> {
  const begun = isNew ? await beginStream(eventStore, decider, id, command) : undefined;
  if (begun) return begun;
  for (let attempt = 1; ; attempt++) {
    const { events: history, version, position } = await eventStore.history(decider.events, id);
    const before = findPreviousResult(history, command.meta);
    if (before) return { id, version: before.version, position: before.position };
    const decided = decider.decide(command, foldEvents(decider, history));
    if (decided.length === 0) return { id, version, position };
    if (madeFrom) mustBeNewest(madeFrom, history, { position });
    mustHaveRoom(decider, command, history);
    try {
      const appended = await eventStore.append(decider.events, id, decided, version || 'none', command.meta);
      return { id, ...appended };
    } catch (error) {
      if (!(error instanceof WrongVersion) || attempt === attempts) throw error;
      await pause(Math.random() * 2 ** attempt);
    }
  }
}

/** Limits the length of a stream, because every command reads all of it. Events of other senders do not count.
 *  errors  HISTORY_FULL (conflict)
 *  source  ADR 0057 */
function mustHaveRoom<Command extends { readonly meta: CommandMetadata }>(
  {
    max = maxEvents,
    isAlwaysCarriedOut,
  }: Pick<StreamDecider<StreamDefinition, unknown, Command>, 'max' | 'isAlwaysCarriedOut'>,
  command: Command,
  history: readonly RecordedEvent[],
): void {
  if (history.length < max || isAlwaysCarriedOut?.(command)) return;
  const { id } = command.meta.actor;
  if (history.filter(({ meta }) => meta.actorId === id).length < max) return;
  throw historyFull(max);
}

/** errors  HISTORY_FULL (conflict) */
export const historyFull = (most: number) =>
  conflict('HISTORY_FULL', {
    most,
    message: `You have changed this ${most.toLocaleString('en-US')} times, which is the most. Make a new one, and go on with that.`,
  });

/** Hints of the sender of a command. */
export interface CommandHints<Type extends string = string> {
  /** Whether the stream is probably new. A wrong hint costs one extra read and has no other effect. */
  readonly isNew?: boolean;
  readonly madeFrom?: MadeFrom<Type>;
}

/** Decide as on an empty stream, and append.
 *  out  undefined when the stream has events, or when the decision has none: then its history has to be read */
async function beginStream<
  Events extends StreamDefinition,
  State,
  Command extends { readonly meta: CommandMetadata },
>(
  eventStore: DomainEventStore,
  decider: StreamDecider<Events, State, Command>,
  id: string,
  command: Command,
): Promise<Receipt | undefined> {
  try {
    const decided = decider.decide(command, decider.initial);
    if (decided.length === 0) return undefined;
    return { id, ...(await eventStore.append(decider.events, id, decided, 'none', command.meta)) };
  } catch (error) {
    if (error instanceof WrongVersion || error instanceof DomainError) return undefined;
    throw error;
  }
}

/** The state of an entity now. */
export async function loadState<Events extends StreamDefinition, State>(
  eventStore: Pick<DomainEventStore, 'read'>,
  state: StreamState<Events, State>,
  id: string,
): Promise<State> {
  return foldEvents(state, await eventStore.read(state.events, id));
}

/** Version and position of an entity: the receipt of a command that had nothing to change. */
export async function receiptOf(
  eventStore: Pick<DomainEventStore, 'history'>,
  definition: StreamDefinition,
  id: string,
): Promise<Receipt> {
  const { version, position } = await eventStore.history(definition, id);
  return { id, version, position };
}

/** The last event of this command, if it was recorded before.
 *  errors  IDEMPOTENCY_KEY_REUSED (unprocessable) */
export function findPreviousResult<Event extends RecordedEvent>(
  history: readonly Event[],
  { commandId, fingerprint }: CommandMetadata,
): Event | undefined {
  const before = history.findLast(({ meta }) => meta.commandId === commandId);
  if (before && before.meta.fingerprint !== fingerprint) throw keyReused();
  return before;
}

/** Another command was sent with the same key. */
export const keyReused = () =>
  unprocessable('IDEMPOTENCY_KEY_REUSED', {
    message: 'This was sent before with other content. Send it under a new Idempotency-Key.',
  });

/** With waits of up to 2, 4, 8… ms between attempts, so that twelve photos sent at once are all recorded. */
export const attempts = 10;
