import { setImmediate as turn } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import pg from 'pg';
import { z } from 'zod';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import {
  type Expected,
  StoreUnavailable,
  UnreadableEvent,
  WrongVersion,
} from '../../modules/kernel/event-store/event-store.js';
import { defineEvent, defineStream } from '../../modules/kernel/event-store/events.js';
import {
  type EventStoreDbEventStore,
  openEventStoreDb,
} from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import type { AppendFault } from './eventstoredb-faults.js';
import type { Proposal } from './eventstoredb-log.js';
import { SimulatedServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on a real port
import {
  appendUntilKnown,
  followUntil,
  freshStream,
  many,
  newEvent,
  versionsOf,
  wordsOf,
} from './sample-events.js';

const deadline = { deadlineMs: 1_000 };

let server: SimulatedServer;
let store: EventStoreDbEventStore;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  server = await SimulatedServer.start();
  store = await openEventStoreDb({
    url: server.url,
    ...deadline,
    onFault: (fault) => void faults.push(fault),
  });
});
afterEach(async () => {
  await store.close();
  server.stop();
});

describe('an append', () => {
  test.each<[AppendFault, Expected]>([
    ['lost', 'none'],
    ['lost', 'any'],
    ['unanswered', 'none'],
    ['unanswered', 'any'],
    ['unavailable', 'none'],
  ])(
    'that is %s, expecting %s, is sent again with the same ids and recorded once',
    async (fault, expected) => {
      const stream = freshStream();
      server.nextAppends(fault);
      expect(await store.append(stream, many(2), expected)).toMatchObject({ version: 2 });
      expect(server.counted.appends).toBe(2);
      expect(versionsOf(await store.read(stream))).toEqual([1, 2]);
    },
  );

  test("that expects 'any' is recorded once, even when the server forgot the ids in between", async () => {
    const [stream, events] = [freshStream(), many(2)];
    const first = await store.append(stream, events, 'any');
    await server.restart();
    expect(await store.append(stream, events, 'any')).toEqual(first);
  });

  test('that is never answered ends as StoreUnavailable, and can be sent again later', async () => {
    const [stream, events] = [freshStream(), many(2)];
    server.nextAppends(...Array<AppendFault>(2).fill('unanswered'), ...Array<AppendFault>(20).fill('lost'));
    await expect(store.append(stream, events, 'none')).rejects.toBeInstanceOf(StoreUnavailable);
    server.deleteFaults();
    expect(await appendUntilKnown(store, stream, events, 'none')).toMatchObject({ version: 2 });
    expect(await store.read(stream)).toHaveLength(2);
  });

  test('to a server that is down is StoreUnavailable, and works when the server is back', async () => {
    const [stream, events] = [freshStream(), many(1)];
    server.stop();
    await expect(store.append(stream, events, 'none')).rejects.toBeInstanceOf(StoreUnavailable);
    await server.start();
    expect(await appendUntilKnown(store, stream, events, 'none')).toMatchObject({ version: 1 });
  });

  test('that is refused for another reason is not sent again', async () => {
    server.nextAppends('denied');
    const stream = freshStream();
    await expect(store.append(stream, many(1), 'none')).rejects.toMatchObject({
      name: 'StreamRefused',
      stream,
    });
    expect(server.counted.appends).toBe(1);
  });

  test('to a node that is no longer leader goes to the leader that it names', async () => {
    const leader = await SimulatedServer.start(server.log);
    server.leader = leader;
    server.nextAppends(...Array<AppendFault>(20).fill('notLeader'));
    expect(await store.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
    expect(leader.counted.appends).toBe(1);
    leader.stop();
  });

  test('that is answered without its position gets it by a read', async () => {
    const stream = freshStream();
    server.nextAppends('withoutPosition');
    const { position } = await store.append(stream, many(2), 'none');
    expect((await store.read(stream)).at(-1)?.position).toBe(position);
  });

  test('is a call of its own, so its fault affects no other append', async () => {
    const streams = Array.from({ length: 8 }, freshStream);
    server.nextAppends('unavailable', 'lost', 'unanswered');
    await Promise.all(streams.map((stream) => store.append(stream, many(1), 'none')));
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(1);
    expect(server.counted).toMatchObject({ appends: 11, batches: 0 });
  });

  test('reports the actual version even when the client is configured not to throw', async () => {
    const quiet = await openEventStoreDb({ url: `${server.url}&throwOnAppendFailure=false`, ...deadline });
    const stream = freshStream();
    await quiet.append(stream, many(5), 'none');
    await expect(quiet.append(stream, many(1), 3)).rejects.toEqual(new WrongVersion(stream, 3, 5));
    await quiet.close();
  });
});

describe('a connection', () => {
  test.each<SimulatedServer['features']>(['fail', 'hang'])(
    'works with a server whose feature call would %s, because the call is never made',
    async (features) => {
      server.features = features;
      const other = await openEventStoreDb({ url: server.url, ...deadline });
      expect(await other.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
      expect(server.counted.features).toBe(0);
      await other.close();
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['an append', () => store.append(freshStream(), many(1), 'none')],
    ['a read', () => store.read(freshStream())],
    ['a read of the log', () => store.readAll(0, 10)],
  ])('that stops answering is replaced by %s', async (_, use) => {
    await store.close();
    store = await openEventStoreDb({ url: server.url, deadlineMs: 3_000 }); // half of it is for the new one, which a busy machine opens slowly
    server.muteConnections();
    await use();
    expect(await store.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
  });

  test('cannot be opened to a server that is down', async () => {
    server.stop();
    await expect(openEventStoreDb({ url: server.url, ...deadline })).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test('that is closed ends its readers and refuses calls', async () => {
    const reader = store.subscribe(0, { signal: new AbortController().signal })[Symbol.asyncIterator]();
    const waiting = reader.next();
    await store.close();
    expect((await waiting).done).toBe(true);
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('a subscription', () => {
  test.each<[string, () => Promise<void> | void]>([
    ['the server ends it silently', () => server.endSubscriptions()],
    ['the server breaks it as unavailable', () => server.breakSubscriptions(status.UNAVAILABLE)],
    ['the server breaks it with an internal error', () => server.breakSubscriptions(status.INTERNAL)],
    ['the server cancels it', () => server.breakSubscriptions(status.CANCELLED)],
    ['the server restarts', () => server.restart()],
    [
      'its successor is not confirmed',
      () => {
        server.unconfirmed = 1;
        server.endSubscriptions();
      },
    ],
  ])(
    'continues after the last delivered event when %s',
    async (_, interrupt) => {
      const stream = freshStream();
      await store.append(stream, many(2), 'none');
      const { events } = await followUntil(store, 0, 4, (name) => name === stream, {
        onBatch: async (seen) => {
          if (seen !== 2) return;
          await interrupt();
          await store.append(stream, many(2), 2);
        },
      });
      expect(versionsOf(events)).toEqual([1, 2, 3, 4]);
      expect(faults.length).toBeGreaterThan(0);
    },
    20_000,
  );

  test('does not skip an event because of a checkpoint of the server’s filter', async () => {
    const stream = freshStream();
    await store.append(stream, [newEvent('before')], 'none');
    const { events } = await followUntil(store, 0, 2, (name) => name === stream, {
      onBatch: async () => {
        while (server.counted.checkpoints === 0) await turn();
        server.endSubscriptions();
        await store.append(stream, [newEvent('after')], 'any');
      },
    });
    expect(wordsOf(events).slice(0, 2)).toEqual(['before', 'after']);
  });

  test('reads no more from the network than its buffers hold while the reader is busy', async () => {
    const stream = freshStream();
    const page = Buffer.from(JSON.stringify({ words: 'x'.repeat(2_000) }));
    for (let version = 1; version <= 3_000; version += 1) server.log.write(stream, foreign({ data: page }));
    let unread = 0;
    await followUntil(store, 0, 200, (name) => name === stream, {
      batch: 10,
      onBatch: async (seen) => {
        for (let turns = 0; turns < 20; turns += 1) await turn();
        unread = Math.max(unread, server.counted.sent - seen);
      },
    });
    expect(unread).toBeLessThan(400);
  }, 20_000);

  test('delivers no system event', async () => {
    const stream = freshStream();
    for (let version = 0; version < 10; version += 1) await store.append(stream, many(1), version);
    expect(server.log.records.filter((record) => record.stream.startsWith('$')).length).toBeGreaterThan(1);
    const { events } = await followUntil(store, 0, 10, () => true);
    expect(new Set(events.map((one) => one.stream))).toEqual(new Set([stream]));
    expect(await store.readAll(0, 100)).toEqual(events);
  });

  test.each<[string, Parameters<typeof foreign>[0]]>([
    ['broken JSON', { data: '{"words":' }],
    ['a bare text', { data: '"words"' }],
    ['a list', { data: '[{"words":1}]' }],
    ['bytes', { data: '{"words":1}', contentType: 'application/octet-stream' }],
    ['an event without its envelope', { data: '{"words":1}', metadata: '' }],
  ])('delivers %s, and the event store refuses that one event and decodes the others', async (_, broken) => {
    const [good, bad] = [freshStream(), freshStream()];
    await store.append(good, [newEvent('before')], 'none');
    server.log.write(bad, foreign(broken));
    await store.append(good, [newEvent('after')], 1);
    const { events } = await followUntil(store, 0, 3, () => true);
    const decoded = await Promise.allSettled(events.map((one) => eventStore(store).decode([notes], [one])));
    expect(decoded.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((decoded[1] as PromiseRejectedResult).reason).toBeInstanceOf(UnreadableEvent);
    expect((await store.read(bad)).map(({ version }) => version)).toEqual([1]);
  });
});

function foreign(part: { data: string | Buffer; metadata?: string; contentType?: string }): Proposal {
  const envelope = '{"shape":1,"at":"2026-05-04T03:02:01.123Z","meta":{"actorId":"ana","commandId":"c"}}';
  return {
    id: crypto.randomUUID(),
    type: 'Noted',
    contentType: part.contentType ?? 'application/json',
    data: Buffer.from(part.data),
    metadata: Buffer.from(part.metadata ?? envelope),
  };
}

const notes = defineStream('note', {
  Noted: defineEvent({ version: 1, schema: z.object({ words: z.unknown() }) }),
});

/** These events name no person, so no key is looked up. */
const eventStore = (log: EventStoreDbEventStore) =>
  new DomainEventStore(log, new PersonKeys(new pg.Pool(), 'secret'));
