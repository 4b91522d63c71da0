import { setImmediate as turn } from 'node:timers/promises';
import {
  AppendTooLarge,
  StoreUnavailable,
  StreamRefused,
} from '../../modules/kernel/event-store/event-store.js';
import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on a real port
import { appendUntilKnown, freshStream, many, newEvent, versionsOf } from './sample-events.js';

let server: SimulatedServer;
let store: EventStoreDbEventStore;
let told: string[];
beforeEach(async () => {
  told = [];
  server = await SimulatedServer.start();
  store = await openEventStoreDb({
    url: server.url.replace('//', '//smc:secret@'),
    deadlineMs: 1_000,
    onFault: () => told.push('interrupted'),
    onLost: (cause) => told.push(`lost: ${(cause as Error).message}`),
    onBack: (_, refused) => told.push(`back after ${refused > 0 ? 'refusals' : 'none'}`),
  });
});
afterEach(async () => {
  server.stop();
  await store?.close();
});

const refused = (stream: string, reason: string) =>
  expect.objectContaining({ name: 'StreamRefused', stream, message: expect.stringContaining(reason) });

test.each([
  ['$tb', { $tb: 2 }],
  ['$maxCount', { $maxCount: 3 }],
])('a stream that was truncated by %s is not read as if it were whole', async (_, metadata) => {
  const stream = freshStream();
  await store.append(stream, many(5), 'none');
  server.log.setMetadata(stream, metadata);
  const reason = `The stream ${stream} cannot be used: version 3 follows 0`;
  await expect(store.read(stream)).rejects.toEqual(refused(stream, reason));
  await expect(store.read(stream, { direction: 'backwards' })).rejects.toEqual(refused(stream, reason));
  await expect(store.append(stream, many(1), 'any')).rejects.toBeInstanceOf(StreamRefused);
  expect(versionsOf(await store.read(stream, { direction: 'backwards', limit: 2 }))).toEqual([5, 4]);
});

test.each([
  ['softly', 'soft'],
  ['for good', 'tombstone'],
] as const)('a stream that was deleted %s is not taken for one that never was', async (_, how) => {
  const stream = freshStream();
  await store.append(stream, many(3), 'none');
  server.log.delete(stream, how);
  await expect(store.read(stream)).rejects.toEqual(refused(stream, 'it was deleted on the server'));
  await expect(store.append(stream, many(1), 'none')).rejects.toMatchObject({
    name: 'StreamRefused',
    stream,
  });
  await expect(store.append(stream, many(1), 'any')).rejects.toMatchObject({ name: 'StreamRefused', stream });
  expect(await store.read(freshStream())).toEqual([]);
});

test('the streams that the server hides or deletes are named', async () => {
  const [whole, cut, gone, dead] = [freshStream(), freshStream(), freshStream(), freshStream()];
  for (const stream of [whole, cut, gone, dead]) await store.append(stream, many(3), 'none');
  server.log.setMetadata(whole, { $maxCount: 1 });
  server.log.setMetadata(whole, {});
  server.log.setMetadata(cut, { $tb: 1 });
  server.log.delete(gone, 'soft');
  server.log.delete(dead, 'tombstone');
  expect(await store.hiddenStreams()).toEqual([
    `${cut}: the server hides its first 1 versions ($tb)`,
    `${gone}: it was deleted on the server`,
    `${dead}: it was deleted on the server for good`,
  ]);
});

test('a server that does not know our user any more is away, and one line names the user', async () => {
  const stream = freshStream();
  server.denies = true;
  await expect(store.append(stream, many(1), 'none')).rejects.toBeInstanceOf(StoreUnavailable);
  for (let calls = 0; calls < 10; calls += 1)
    await expect(store.read(stream)).rejects.toMatchObject({ name: 'LogDenied' });
  expect(told).toEqual([expect.stringContaining('does not let the user "smc" read it')]);
  server.denies = false;
  await appendUntilKnown(store, stream, many(1), 'none');
  expect(told.slice(1)).toEqual(['back after refusals']);
});

test('one stream that is denied is refused by its name, and the log is not away', async () => {
  const stream = freshStream();
  server.nextAppends('denied');
  await expect(store.append(stream, many(1), 'none')).rejects.toEqual(
    refused(stream, 'the server denies it to the user "smc"'),
  );
  expect(await store.append(stream, many(1), 'none')).toMatchObject({ version: 1 });
  expect(told).toEqual([]);
});

test('an append over the maximum of the server is refused at once, and names the setting', async () => {
  server.maxAppendSize = 10_000;
  const before = server.counted.appends;
  const append = store.append(freshStream(), [newEvent('x'.repeat(20_000))], 'none');
  await expect(append).rejects.toBeInstanceOf(AppendTooLarge);
  await expect(append).rejects.toThrow(/at most 10000 bytes.+EVENTSTORE_MAX_APPEND_SIZE/);
  expect(server.counted.appends).toBe(before + 1);
});

test('an outage with many readers is told in three lines: interrupted, away, back', async () => {
  const over = new AbortController();
  const read = async () => {
    for await (const _ of store.subscribe(0, { signal: over.signal })) if (over.signal.aborted) return;
  };
  const readers = Array.from({ length: 30 }, read);
  while (server.counted.subscriptions < 30) await turn();
  for (let restarts = 0; restarts < 3; restarts += 1) await server.restart();
  server.stop();
  while (!told.some((line) => line.startsWith('lost'))) await store.head().catch(turn);
  await server.start();
  while (!told.at(-1)?.startsWith('back')) await turn();
  expect(told.map((line) => line.split(/[: ]/)[0])).toEqual(['interrupted', 'lost', 'back']);
  over.abort();
  await Promise.all(readers);
});
