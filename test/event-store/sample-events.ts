import { randomUUID } from 'node:crypto';
import {
  type Appended,
  type EventStore,
  type Expected,
  type NewEvent,
  type StoredEvent,
  StoreUnavailable,
  WrongVersion,
} from '../../modules/kernel/event-store/event-store.js';

/** A stream that no other test writes to. */
export const freshStream = (): string => `note-${randomUUID()}`;

export function newEvent(words: unknown = 'hello', id: string = randomUUID()): NewEvent {
  return {
    id,
    type: 'Noted',
    shape: 1,
    data: { words },
    meta: { actorId: 'ana', commandId: randomUUID() },
    at: '2026-05-04T03:02:01.123Z',
  };
}

export const many = (count: number): readonly NewEvent[] =>
  Array.from({ length: count }, (_, at) => newEvent(at));

export const wordsOf = (events: readonly StoredEvent[]): readonly unknown[] =>
  events.map(({ data }) => data.words);

export const versionsOf = (events: readonly StoredEvent[]): readonly number[] =>
  events.map(({ version }) => version);

/** Append the same events again while the outcome is unknown. */
export async function appendUntilKnown(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: Expected,
): Promise<Appended> {
  for (;;) {
    try {
      return await store.append(stream, events, expected);
    } catch (fault) {
      if (!(fault instanceof StoreUnavailable)) throw fault;
    }
  }
}

/** The outcomes of appends that run at the same time. */
export async function race(appends: readonly Promise<Appended>[]): Promise<{
  readonly won: readonly Appended[];
  readonly lost: readonly WrongVersion[];
}> {
  const outcomes = await Promise.allSettled(appends);
  const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const unexpected = faults.find((fault) => !(fault instanceof WrongVersion));
  if (unexpected) throw unexpected;
  return {
    won: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    lost: faults,
  };
}

export interface Followed {
  readonly events: readonly StoredEvent[];
  readonly batches: readonly number[];
}

/** Follow the log until `count` events of the wanted streams have come. */
export async function followUntil(
  store: EventStore,
  after: number,
  count: number,
  isWanted: (stream: string) => boolean,
  options: { readonly batch?: number; readonly onBatch?: (seen: number) => Promise<void> | void } = {},
): Promise<Followed> {
  const enough = new AbortController();
  const events: StoredEvent[] = [];
  const batches: number[] = [];
  for await (const batch of store.subscribe(after, { signal: enough.signal, batch: options.batch })) {
    batches.push(batch.length);
    events.push(...batch.filter(({ stream }) => isWanted(stream)));
    await options.onBatch?.(events.length);
    if (events.length >= count) enough.abort();
  }
  return { events, batches };
}
