import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore, postgreSQLEventStoreConsumer } from '@event-driven-io/emmett-postgresql';
import type pg from 'pg';
import type { NewEvent } from '../../modules/kernel/event-store/event-store.js';

/** Another event store of the field on PostgreSQL, as a yardstick. */
export interface Emmett {
  append(stream: string, event: NewEvent, expected?: number): Promise<unknown>;
  /** Events a second that a consumer handles, over `ms` at most. */
  replay(ms: number): Promise<number>;
  close(): Promise<void>;
}

export function openEmmett(url: string, pool: pg.Pool): Emmett {
  const store = getPostgreSQLEventStore(url, { connectionOptions: { pooled: true, pool } });
  return {
    append: (stream, { type, data, meta }, expected) =>
      store.appendToStream(
        stream,
        [{ type, data: { ...data, meta } }],
        expected === undefined ? {} : { expectedStreamVersion: BigInt(expected) },
      ),
    replay: async (ms) => {
      let handled = 0;
      const begun = performance.now();
      const consumer = postgreSQLEventStoreConsumer({
        connectionString: url,
        pulling: { batchSize: 5_000, pullingFrequencyInMs: 1 },
        stopWhen: { noMessagesLeft: true },
      });
      consumer.reactor({
        processorId: randomUUID(),
        eachMessage: () => {
          handled += 1;
        },
      });
      const ended = consumer.start().then(() => true);
      const cut = new Promise((wake) => setTimeout(wake, ms, false));
      await Promise.race([ended, cut]);
      const seconds = (performance.now() - begun) / 1_000;
      await consumer.close();
      return handled / seconds;
    },
    close: () => store.close(),
  };
}
