import { setImmediate as turn } from 'node:timers/promises';
import { StoreUnavailable } from '../../modules/kernel/event-store/event-store.js';
import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import type { AppendFault } from './eventstoredb-faults.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on a real port
import { appendUntilKnown, freshStream, many } from './sample-events.js';

let server: SimulatedServer;
let store: EventStoreDbEventStore;
let told: string[];
beforeEach(async () => {
  told = [];
  server = await SimulatedServer.start();
  store = await openEventStoreDb({
    url: server.url,
    deadlineMs: 2_000,
    onLost: () => told.push('lost'),
    onBack: () => told.push('back'),
  });
});
afterEach(async () => {
  server.stop();
  await store?.close();
});

test('a log that is away refuses calls without asking the server, and is found to be back in the background', async () => {
  server.stop();
  await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  expect(told).toEqual(['lost']);
  const refused = Array.from({ length: 50 }, () => store.append(freshStream(), many(1), 'none'));
  for (const outcome of await Promise.allSettled(refused))
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailable' } });
  await server.start();
  const stream = freshStream();
  await appendUntilKnown(store, stream, many(1), 'none');
  expect(server.counted.appends).toBe(1);
  expect(told).toEqual(['lost', 'back']);
});

test('a log that is away is noticed when nobody calls it', async () => {
  server.hang();
  while (!told.includes('lost')) await turn();
  server.goOn();
  while (!told.includes('back')) await turn();
  expect(await store.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
});

test('a log that answers one call with an error for ever is not away', async () => {
  server.nextAppends(...Array<AppendFault>(50).fill('internal'));
  await expect(store.append(freshStream(), many(1), 'none')).rejects.toBeInstanceOf(StoreUnavailable);
  expect(told).toEqual([]);
});
