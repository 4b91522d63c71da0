import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { SimulatedLog } from './eventstoredb-log.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on real ports
import { freshStream, many } from './sample-events.js';

let nodes: readonly SimulatedServer[] = [];
let store: EventStoreDbEventStore | undefined;
afterEach(async () => {
  for (const node of nodes) node.stop();
  await store?.close();
});

/** Two nodes with one log, the first of them the leader, and a store with the deadline that the product has. */
async function cluster() {
  const log = new SimulatedLog();
  const [first, second] = [await SimulatedServer.start(log), await SimulatedServer.start(log)];
  nodes = [first, second];
  for (const node of nodes) {
    node.cluster = nodes;
    node.leader = first;
  }
  store = await openEventStoreDb({
    url: `esdb://127.0.0.1:${first.port},127.0.0.1:${second.port}?tls=false`,
  });
  return { first, second, store };
}

test('a leader that hangs is left for the new one before a call ends at its deadline of 5 seconds', async () => {
  const { first, second, store } = await cluster();
  await store.append(freshStream(), many(1), 'none');
  expect([first.counted.appends, second.counted.appends]).toEqual([1, 0]);
  first.hang();
  second.leader = second;
  const stream = freshStream();
  await store.append(stream, many(1), 'none');
  expect(second.counted.appends).toBe(1);
  expect(await store.read(stream)).toHaveLength(1);
});

test('a subscription goes on at the new leader', async () => {
  const { first, second, store } = await cluster();
  const over = new AbortController();
  const stream = freshStream();
  const seen: string[] = [];
  const following = (async () => {
    for await (const events of store.subscribe(0, { signal: over.signal }))
      for (const event of events) {
        seen.push(`${event.stream} ${event.version}`);
        if (event.version === 2) return;
      }
  })();
  await store.append(stream, many(1), 'none');
  first.hang();
  second.leader = second;
  await store.append(stream, many(1), 1);
  await following;
  over.abort();
  expect(seen.filter((one) => one.startsWith(`${stream} `))).toEqual([`${stream} 1`, `${stream} 2`]);
});
