import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type AllStreamSubscription, START, streamNameFilter } from '@eventstore/db-client';
import type { StoredEvent } from '../event-store.js';
import type { EventStoreDbConnection } from './eventstoredb-connection.js';
import { isSystemEvent, recorded } from './eventstoredb-event.js';
import { Unanswered } from './whole-read.js';

export interface Following {
  readonly signal: AbortSignal;
  /** The maximum number of events in a batch. */
  readonly batch: number;
}

const shortestWait = 100;
const longestWait = 30_000;

/** Events after a position, without end. However a subscription ends, even silently, it resumes after the last
 *  event that was passed on; the checkpoints of the server's filter are not used, because they may be past an event
 *  that was not sent. */
export async function* follow(
  connection: EventStoreDbConnection,
  after: number,
  following: Following,
): AsyncGenerator<readonly StoredEvent[]> {
  const { signal } = following;
  let position = after;
  for (let failures = 0; !signal.aborted; failures += 1) {
    await connection.whenBack(signal);
    const began = performance.now();
    try {
      for await (const events of subscription(connection, position, following)) {
        position = events.at(-1)?.position ?? position;
        yield events;
        failures = 0;
      }
      if (!signal.aborted) connection.interrupted(new Error('the server ended the subscription'));
    } catch (fault) {
      if (!signal.aborted) connection.interrupted(fault);
    }
    if (performance.now() - began > longestWait) failures = 0;
    await pause(wait(failures), undefined, { signal }).catch(() => undefined);
  }
}

/** One subscription, until it ends. Back-pressure: nothing is read from the wire while the reader processes a batch,
 *  except what fits into the buffers. */
async function* subscription(
  connection: EventStoreDbConnection,
  after: number,
  following: Following,
): AsyncGenerator<readonly StoredEvent[]> {
  const session = await connection.session();
  if (following.signal.aborted || session.over.aborted) return;
  const { attemptMs, shared } = connection;
  const { batch } = following;
  const { client, end } = shared.begin();
  const signal = AbortSignal.any([following.signal, session.over]);
  const incoming = client.subscribeToAll(
    {
      fromPosition: after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) },
      filter: streamNameFilter({ regex: '^[^$]' }),
    },
    { highWaterMark: batch },
  );
  incoming.on('error', () => undefined); // the loop sees the error; without a listener a late one would end the process
  const unconfirmed = setTimeout(() => {
    connection.replace(shared);
    incoming.destroy(new Unanswered(attemptMs));
  }, attemptMs);
  incoming.once('confirmation', () => {
    clearTimeout(unconfirmed);
    session.isKnown = true;
  });
  const leave = () => incoming.destroy();
  signal.addEventListener('abort', leave, { once: true });
  try {
    let ready: StoredEvent[] = [];
    for await (const resolved of incoming) {
      if (!isSystemEvent(resolved)) ready.push(recorded(resolved));
      if (ready.length < batch && (await moreAtHand(incoming))) continue;
      if (ready.length && !signal.aborted) yield ready;
      ready = [];
    }
  } finally {
    clearTimeout(unconfirmed);
    signal.removeEventListener('abort', leave);
    void incoming
      .unsubscribe()
      .catch(() => undefined) // it is to end anyway
      .finally(end);
  }
}

/** Whether the next event has arrived already: a batch never waits for more. */
async function moreAtHand(incoming: AllStreamSubscription): Promise<boolean> {
  if (incoming.readableLength === 0) await turn();
  return incoming.readableLength > 0;
}

function wait(failures: number): number {
  const ceiling = Math.min(longestWait, shortestWait * 2 ** (failures + 1));
  return shortestWait + Math.random() * (ceiling - shortestWait);
}
