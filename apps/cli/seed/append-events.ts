import { limitConcurrency } from '../../../modules/kernel/async/limit-concurrency.js';
import type { EventStore, NewEvent } from '../../../modules/kernel/event-store/event-store.js';
import type { StreamEvent } from './insert-events.js';

/** Write events of new streams to any log, stream by stream, many at a time: one append for each. */
export async function appendEvents(log: EventStore, events: readonly StreamEvent[]): Promise<void> {
  const streams = Map.groupBy(events, ({ stream }) => stream);
  const inTurn = limitConcurrency(atOnce);
  await Promise.all(
    [...streams].map(([stream, own]) => inTurn(() => log.append(stream, own.map(newEvent), 'none'))),
  );
}

const newEvent = ({ stream: _stream, version: _version, ...event }: StreamEvent): NewEvent => event;

const atOnce = 64;
