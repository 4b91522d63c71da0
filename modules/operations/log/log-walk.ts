import type { EventStore, StoredEvent } from '../../kernel/event-store/event-store.js';

/** Which events are looked for, and from where. */
export interface Walk {
  readonly type?: string | undefined;
  /** ISO-8601 UTC: only events recorded at or before it. */
  readonly until?: string | undefined;
  readonly limit: number;
  /** How many events it looks at. */
  readonly most: number;
}

export interface Walked {
  readonly events: readonly StoredEvent[];
  /** Undefined when nothing is left. */
  readonly last: StoredEvent | undefined;
}

/** Look back through events, newest first, until enough are found or enough were looked at.
 *  in   read: the events before a place; undefined for the newest
 *  out  last: the last that was looked at, from where the next page goes on */
export async function walkBack(
  read: (after: StoredEvent | undefined, limit: number) => Promise<readonly StoredEvent[]>,
  { type, until, limit, most }: Walk,
): Promise<Walked> {
  const events: StoredEvent[] = [];
  let last: StoredEvent | undefined;
  for (let looked = 0; looked < most; ) {
    const batch = await read(last, Math.min(batchSize, most - looked));
    for (const event of batch) {
      last = event;
      looked += 1;
      if ((type === undefined || event.type === type) && (until === undefined || event.at <= until))
        events.push(event);
      if (events.length === limit) return { events, last };
    }
    if (!batch.length) return { events, last: undefined };
  }
  return { events, last };
}

/** The position after the last event that was recorded at or before a time, by halving the log; undefined where positions
 *  count no events: then the log is walked.
 *  in   until: ISO-8601 UTC */
export async function positionAfter(log: EventStore, until: string): Promise<number | undefined> {
  if (!log.countsEvents) return undefined;
  let [low, high] = [0, await log.head()];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const [event] = await log.readBack(middle + 1, 1);
    if (!event || event.at <= until) low = middle;
    else high = Math.max(0, event.position - 1);
  }
  return low + 1;
}

const batchSize = 500;
