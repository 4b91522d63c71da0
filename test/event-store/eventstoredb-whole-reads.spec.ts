import { status } from '@grpc/grpc-js';
import fc from 'fast-check';
import { StoreUnavailable } from '../../modules/kernel/event-store/event-store.js';
import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import type { ReadFault } from './eventstoredb-faults.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on a real port
import { followUntil, freshStream, many, versionsOf } from './sample-events.js';

let server: SimulatedServer;
let store: EventStoreDbEventStore;
const stream = freshStream();
const versions = Array.from({ length: 20 }, (_, at) => at + 1);
beforeEach(async () => {
  server = await SimulatedServer.start();
  store = await openEventStoreDb({ url: server.url, deadlineMs: 1_000 });
  await store.append(stream, many(versions.length), 'none');
});
afterEach(async () => {
  server.stop();
  await store?.close();
});

/** Every way to read the log, with the versions that its answer should have. */
const reads: readonly (() => Promise<readonly number[]>)[] = [
  async () => versionsOf(await store.read(stream)),
  async () => versionsOf(await store.read(stream, { direction: 'backwards' })).toReversed(),
  async () => versionsOf(await store.readAll(0, 1_000)),
  async () => ((await store.head()) === server.log.stream(stream).at(-1)?.position ? versions : []),
];

test('reads that are under way when the first of them gives up answer the whole or an error', async () => {
  const before = server.counted.reads;
  server.hang();
  const outcomes: Promise<readonly number[]>[] = [];
  for (let count = 1; count <= 120; count += 1) {
    outcomes.push(reads[count % reads.length]?.() ?? Promise.resolve([]));
    await server.untilReads(before + count);
  }
  await Promise.race(outcomes.map((outcome) => outcome.catch(() => undefined)));
  server.goOn();
  await wholeOrUnavailable(outcomes);
});

test('a subscription goes on where it was when others give up its client', async () => {
  const { events } = await followUntil(store, 0, versions.length + 1, (name) => name === stream, {
    batch: 5,
    onBatch: async (seen) => {
      if (seen !== 5) return;
      server.hang();
      await Promise.allSettled(reads.map((read) => read()));
      server.goOn();
      while (!(await isAppended()));
    },
  });
  expect(versionsOf(events)).toEqual([...versions, versions.length + 1]);
});

test.each([status.CANCELLED, status.UNAVAILABLE, status.INTERNAL, status.ABORTED])(
  'a read that the server ends with code %i is read again',
  async (code) => {
    server.nextReads.push({ after: 7, line: 'hang' });
    const outcome = store.read(stream);
    await server.untilReads(server.counted.reads + 1);
    server.endReads(code);
    expect(versionsOf(await outcome)).toEqual(versions);
  },
);

test('reads that are under way when the store is closed end with an error', async () => {
  server.nextReads.push(...Array<ReadFault>(reads.length).fill({ after: 7, line: 'hang' }));
  const before = server.counted.reads;
  const checked = wholeOrUnavailable(reads.map((read) => read()));
  await server.untilReads(before + reads.length);
  await store.close();
  await checked;
});

test('whatever the line does, an answer is the whole truth or an error', async () => {
  const lines = ['cancel', 'break', 'cut', 'hang'] as const;
  const faults = fc.record({ after: fc.nat({ max: 20 }), line: fc.constantFrom(...lines) });
  const asked = fc.array(fc.constantFrom(...reads), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(faults, { maxLength: 6 }), asked, async (plan, chosen) => {
      server.nextReads.splice(0, Number.POSITIVE_INFINITY, ...plan);
      await wholeOrUnavailable(chosen.map((read) => read()));
    }),
    { numRuns: 12 },
  );
});

async function wholeOrUnavailable(outcomes: readonly Promise<readonly number[]>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(outcomes)) {
    if (outcome.status === 'fulfilled') expect(outcome.value).toEqual(versions);
    else expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
  }
}

async function isAppended(): Promise<boolean> {
  const answer = await store.append(stream, many(1), versions.length).catch((fault: unknown) => fault);
  return !(answer instanceof StoreUnavailable);
}
