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
import type { Proposal } from './eventstoredb-log.js';
import { type AppendFault, StandInServer } from './eventstoredb-server.js';
import '../retries.js'; // real deadlines on a real port
import { followUntil, freshStream, many, noted, versionsOf, wordsOf } from './sample-events.js';

const patient = { deadlineMs: 1_000 };

let server: StandInServer;
let store: EventStoreDbEventStore;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  server = await StandInServer.start();
  store = await openEventStoreDb({
    url: server.url,
    ...patient,
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

  test("that expects 'any' is recorded once even when the server forgot the ids in between", async () => {
    const [stream, events] = [freshStream(), many(2)];
    const first = await store.append(stream, events, 'any');
    await server.restart();
    expect(await store.append(stream, events, 'any')).toEqual(first);
  });

  test('that is never answered is StoreUnavailable in the end, and may be sent again later', async () => {
    const [stream, events] = [freshStream(), many(2)];
    server.nextAppends(...Array<AppendFault>(2).fill('unanswered'), ...Array<AppendFault>(20).fill('lost'));
    await expect(store.append(stream, events, 'none')).rejects.toBeInstanceOf(StoreUnavailable);
    server.forgetFaults();
    expect(await store.append(stream, events, 'none')).toMatchObject({ version: 2 });
    expect(await store.read(stream)).toHaveLength(2);
  });

  test('to a server that is down is StoreUnavailable, and goes through when the server is back', async () => {
    const [stream, events] = [freshStream(), many(1)];
    server.stop();
    await expect(store.append(stream, events, 'none')).rejects.toBeInstanceOf(StoreUnavailable);
    await server.start();
    expect(await store.append(stream, events, 'none')).toMatchObject({ version: 1 });
  });

  test('that is refused for good is not sent again', async () => {
    server.nextAppends('denied');
    await expect(store.append(freshStream(), many(1), 'none')).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
    expect(server.counted.appends).toBe(1);
  });

  test('to a node that lost the lead goes to the leader that it names', async () => {
    const leader = await StandInServer.start(server.log);
    server.leader = leader;
    server.nextAppends(...Array<AppendFault>(20).fill('notLeader'));
    expect(await store.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
    expect(leader.counted.appends).toBe(1);
    leader.stop();
  });

  test('that is answered without its position is looked up', async () => {
    const stream = freshStream();
    server.nextAppends('withoutPosition');
    const { position } = await store.append(stream, many(2), 'none');
    expect((await store.read(stream)).at(-1)?.position).toBe(position);
  });

  test('carries a call of its own: its fault is not its neighbours’', async () => {
    const streams = Array.from({ length: 8 }, freshStream);
    server.nextAppends('unavailable', 'lost', 'unanswered');
    await Promise.all(streams.map((stream) => store.append(stream, many(1), 'none')));
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(1);
    expect(server.counted).toMatchObject({ appends: 11, batches: 0 });
  });

  test('tells the actual version also to a client that was asked not to throw', async () => {
    const quiet = await openEventStoreDb({ url: `${server.url}&throwOnAppendFailure=false`, ...patient });
    const stream = freshStream();
    await quiet.append(stream, many(5), 'none');
    await expect(quiet.append(stream, many(1), 3)).rejects.toEqual(new WrongVersion(stream, 3, 5));
    await quiet.close();
  });
});

describe('a connection', () => {
  test.each<StandInServer['features']>(['fail', 'hang'])(
    'works also to a server whose answer about its features would %s: it is never asked',
    async (features) => {
      server.features = features;
      const other = await openEventStoreDb({ url: server.url, ...patient });
      expect(await other.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
      expect(server.counted.features).toBe(0);
      await other.close();
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['an append', () => store.append(freshStream(), many(1), 'none')],
    ['a read', () => store.read(freshStream())],
    ['a read of the log', () => store.readAll(0, 10)],
  ])('that answers nothing any more is given up for a new one by %s', async (_, use) => {
    server.muteConnections();
    await use();
    expect(await store.append(freshStream(), many(1), 'none')).toMatchObject({ version: 1 });
  });

  test('cannot be opened to a server that is down', async () => {
    server.stop();
    await expect(openEventStoreDb({ url: server.url, ...patient })).rejects.toBeInstanceOf(StoreUnavailable);
  });

  test('that is closed ends its readers and refuses what is asked of it', async () => {
    const reader = store.subscribe(0, { signal: new AbortController().signal })[Symbol.asyncIterator]();
    const waiting = reader.next();
    await store.close();
    expect((await waiting).done).toBe(true);
    await expect(store.head()).rejects.toBeInstanceOf(StoreUnavailable);
  });
});

describe('a subscription', () => {
  test.each<[string, () => Promise<void> | void]>([
    ['the server ends it without a word', () => server.endSubscriptions()],
    ['the server breaks it off as unavailable', () => server.breakSubscriptions(status.UNAVAILABLE)],
    ['the server breaks it off as broken', () => server.breakSubscriptions(status.INTERNAL)],
    ['the server cancels it', () => server.breakSubscriptions(status.CANCELLED)],
    ['the server starts anew', () => server.restart()],
    [
      'its successor is not confirmed',
      () => {
        server.unconfirmed = 1;
        server.endSubscriptions();
      },
    ],
  ])(
    'goes on after the last event handed over when %s',
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

  test('is not led past an event by a checkpoint of the server’s filter', async () => {
    const stream = freshStream();
    await store.append(stream, [noted('before')], 'none');
    const { events } = await followUntil(store, 0, 2, (name) => name === stream, {
      onBatch: async () => {
        while (server.counted.checkpoints === 0) await turn();
        server.endSubscriptions();
        await store.append(stream, [noted('after')], 'any');
      },
    });
    expect(wordsOf(events).slice(0, 2)).toEqual(['before', 'after']);
  });

  test('takes no more off the wire than its buffers hold while the reader is busy', async () => {
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

  test('hands on no event of the system', async () => {
    const stream = freshStream();
    for (let version = 0; version < 10; version += 1) await store.append(stream, many(1), version);
    expect(server.log.kept.filter((kept) => kept.stream.startsWith('$')).length).toBeGreaterThan(1);
    const { events } = await followUntil(store, 0, 10, () => true);
    expect(new Set(events.map((one) => one.stream))).toEqual(new Set([stream]));
    expect(await store.readAll(0, 100)).toEqual(events);
  });

  test.each<[string, Parameters<typeof foreign>[0]]>([
    ['broken JSON', { data: '{"words":' }],
    ['a bare text', { data: '"words"' }],
    ['a list', { data: '[{"words":1}]' }],
    ['bytes', { data: '{"words":1}', contentType: 'application/octet-stream' }],
    ['a fact without its envelope', { data: '{"words":1}', metadata: '' }],
  ])('hands on %s so that the eventStore refuses that one event and takes the others', async (_, broken) => {
    const [good, bad] = [freshStream(), freshStream()];
    await store.append(good, [noted('before')], 'none');
    server.log.write(bad, foreign(broken));
    await store.append(good, [noted('after')], 1);
    const { events } = await followUntil(store, 0, 3, () => true);
    const taken = await Promise.allSettled(events.map((one) => eventStore(store).decode([notes], [one])));
    expect(taken.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((taken[1] as PromiseRejectedResult).reason).toBeInstanceOf(UnreadableEvent);
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

/** No person is named in these facts, so no key is looked up. */
const eventStore = (log: EventStoreDbEventStore) =>
  new DomainEventStore(log, new PersonKeys(new pg.Pool(), 'secret'));
