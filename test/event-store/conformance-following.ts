import type { Opened } from './conformance.js';
import {
  appendUntilKnown,
  followUntil,
  freshStream,
  many,
  newEvent,
  versionsOf,
  wordsOf,
} from './sample-events.js';

/** Rules of following: a reader gets every event once, in order, at its own pace, until it stops. */
export function rulesOfFollowing(open: () => Opened): void {
  describe('following the log', () => {
    test('a reader catches up and continues live, without repeats or gaps, in the order of the log', async () => {
      const { store } = open();
      const streams = Array.from({ length: 8 }, freshStream);
      const before = await store.head();
      const write = async (stream: string, from: number, to: number) => {
        for (let version = from; version < to; version += 1)
          await store.append(stream, [newEvent(version)], version);
      };
      await Promise.all(streams.map((stream) => write(stream, 0, 10)));
      const [{ events }] = await Promise.all([
        followUntil(store, before, 8 * 40, (stream) => streams.includes(stream), { batch: 20 }),
        ...streams.map((stream) => write(stream, 10, 40)),
      ]);
      for (const stream of streams)
        expect(wordsOf(events.filter((event) => event.stream === stream))).toEqual(
          Array.from({ length: 40 }, (_, at) => at),
        );
      const positions = events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
    }, 60_000);

    test('a reader that starts at a position gets the events after it', async () => {
      const [{ store }, stream] = [open(), freshStream()];
      const { position } = await store.append(stream, [newEvent('before')], 'none');
      await store.append(stream, [newEvent('after')], 1);
      const { events } = await followUntil(store, position, 1, (name) => name === stream);
      expect(wordsOf(events)).toEqual(['after']);
    });

    test('a slow reader gets one batch at a time, never larger than it asked for', async () => {
      const [{ store }, stream] = [open(), freshStream()];
      const before = await store.head();
      await store.append(stream, many(100), 'none');
      let inProgress = 0;
      const { events, batches } = await followUntil(store, before, 300, (name) => name === stream, {
        batch: 7,
        onBatch: async (seen) => {
          inProgress += 1;
          expect(inProgress).toBe(1);
          if (seen === 7) await store.append(stream, many(200), 100);
          inProgress -= 1;
        },
      });
      expect(Math.max(...batches)).toBeLessThanOrEqual(7);
      expect(versionsOf(events)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
    }, 30_000);

    test('two readers follow the same log from their own positions', async () => {
      const [{ store }, stream] = [open(), freshStream()];
      const { position } = await store.append(stream, many(3), 'none');
      const [first, second] = await Promise.all([
        followUntil(store, 0, 5, (name) => name === stream),
        followUntil(store, position, 2, (name) => name === stream),
        store.append(stream, many(2), 3),
      ]);
      expect(versionsOf(first.events)).toEqual([1, 2, 3, 4, 5]);
      expect(versionsOf(second.events)).toEqual([4, 5]);
    }, 60_000);

    test('the signal ends a waiting reader', async () => {
      const { store } = open();
      const stop = new AbortController();
      const reader = store.subscribe(await store.head(), { signal: stop.signal })[Symbol.asyncIterator]();
      const waiting = reader.next();
      queueMicrotask(() => stop.abort());
      expect((await waiting).done).toBe(true);
    });

    test('the signal ends a reader that holds a batch, and one that has not started', async () => {
      const [{ store }, stream] = [open(), freshStream()];
      const before = await store.head();
      await store.append(stream, many(10), 'none');
      const stop = new AbortController();
      const reader = store.subscribe(before, { signal: stop.signal, batch: 2 })[Symbol.asyncIterator]();
      expect((await reader.next()).done).toBe(false);
      stop.abort();
      expect((await reader.next()).done).toBe(true);
      const late = store.subscribe(before, { signal: stop.signal })[Symbol.asyncIterator]();
      expect((await late.next()).done).toBe(true);
    });

    test('a reader may stop in the middle of a batch', async () => {
      const [{ store }, stream] = [open(), freshStream()];
      const before = await store.head();
      await store.append(stream, many(10), 'none');
      for await (const batch of store.subscribe(before, { signal: new AbortController().signal, batch: 2 })) {
        expect(batch.length).toBeLessThanOrEqual(2);
        break;
      }
      expect(await store.append(stream, [newEvent()], 10)).toMatchObject({ version: 11 });
    });

    test('a reader and its writers survive broken connections, without repeats or gaps', async () => {
      const [{ store, reconnect }, stream] = [open(), freshStream()];
      const before = await store.head();
      const breaks: Promise<void>[] = [];
      const write = async () => {
        for (let version = 0; version < 60; version += 1) {
          if (version % 20 === 10) breaks.push(reconnect());
          await appendUntilKnown(store, stream, [newEvent(version)], version);
        }
      };
      const [{ events }] = await Promise.all([
        followUntil(store, before, 60, (name) => name === stream, { batch: 5 }),
        write(),
      ]);
      await Promise.all(breaks);
      expect(wordsOf(events)).toEqual(Array.from({ length: 60 }, (_, at) => at));
    }, 60_000);
  });
}
