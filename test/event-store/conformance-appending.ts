import {
  type EventStore,
  type Expected,
  WrongVersion,
} from '../../modules/kernel/event-store/event-store.js';
import { freshStream, many, newEvent, race, versionsOf, wordsOf } from './sample-events.js';

const writers = Array.from({ length: 16 }, (_, at) => at);

/** Rules of appending: what a writer may expect of a stream, the outcome of races, and appends that are sent again. */
export function rulesOfAppending(open: () => EventStore): void {
  describe('an expectation', () => {
    test("'none' starts a stream and is refused afterwards", async () => {
      const [store, stream] = [open(), freshStream()];
      expect(await store.append(stream, [newEvent()], 'none')).toMatchObject({ version: 1 });
      await expect(store.append(stream, [newEvent()], 'none')).rejects.toEqual(
        new WrongVersion(stream, 'none', 1),
      );
      expect(await store.read(stream)).toHaveLength(1);
    });

    test('an exact version is accepted while it is the last, and otherwise refused with the actual one', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, many(3), 'none');
      expect(await store.append(stream, [newEvent()], 3)).toMatchObject({ version: 4 });
      for (const expected of [1, 3, 5, 99]) {
        const refused = await store.append(stream, [newEvent()], expected).catch((fault: unknown) => fault);
        expect(refused).toBeInstanceOf(WrongVersion);
        expect(refused).toMatchObject({ stream, expected, actual: 4 });
      }
      expect(await store.read(stream)).toHaveLength(4);
    });

    test('an exact version of a stream that does not exist is refused with version 0', async () => {
      const stream = freshStream();
      await expect(open().append(stream, [newEvent()], 1)).rejects.toMatchObject({ actual: 0 });
      expect(await open().append(stream, [newEvent()], 0)).toMatchObject({ version: 1 });
    });

    test("'exists' is refused before the first event and accepted after it", async () => {
      const [store, stream] = [open(), freshStream()];
      await expect(store.append(stream, [newEvent()], 'exists')).rejects.toEqual(
        new WrongVersion(stream, 'exists', 0),
      );
      await store.append(stream, [newEvent()], 'none');
      expect(await store.append(stream, [newEvent()], 'exists')).toMatchObject({ version: 2 });
    });

    test("'any' is accepted on every stream", async () => {
      const [store, stream] = [open(), freshStream()];
      expect(await store.append(stream, [newEvent()], 'any')).toMatchObject({ version: 1 });
      expect(await store.append(stream, [newEvent()], 'any')).toMatchObject({ version: 2 });
    });
  });

  describe('a race', () => {
    test.each<[string, Expected, number]>([
      ["'none'", 'none', 0],
      ['the same version', 3, 3],
    ])('has one winner among 16 writers that expect %s', async (_, expected, before) => {
      const [store, stream] = [open(), freshStream()];
      if (before) await store.append(stream, many(before), 'none');
      const { won, lost } = await race(writers.map(() => store.append(stream, [newEvent()], expected)));
      expect(won).toMatchObject([{ version: before + 1 }]);
      expect(lost.map(({ actual }) => actual)).toEqual(Array(15).fill(before + 1));
      expect(await store.read(stream)).toHaveLength(before + 1);
    });

    test.each<Expected>(['any', 'exists'])(
      "accepts all of 16 writers that expect '%s', one after the other",
      async (expected) => {
        const [store, stream] = [open(), freshStream()];
        await store.append(stream, [newEvent()], 'none');
        const { won } = await race(writers.map(() => store.append(stream, [newEvent()], expected)));
        expect(won.map(({ version }) => version).sort((a, b) => a - b)).toEqual(writers.map((at) => at + 2));
        expect(versionsOf(await store.read(stream))).toEqual([1, ...writers.map((at) => at + 2)]);
      },
      30_000,
    );

    test('raises the version of a stream by one for each of many writers', async () => {
      const [store, stream] = [open(), freshStream()];
      const writeFive = async (writer: number) => {
        for (let version = 0, left = 5; left > 0; ) {
          const outcome = await store
            .append(stream, [newEvent(writer)], version)
            .catch((fault: WrongVersion) => fault);
          if (outcome instanceof WrongVersion) version = outcome.actual;
          else [version, left] = [outcome.version, left - 1];
        }
      };
      await Promise.all(writers.map(writeFive));
      const events = await store.read(stream);
      expect(versionsOf(events)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
      for (const writer of writers)
        expect(wordsOf(events).filter((words) => words === writer)).toHaveLength(5);
    }, 30_000);
  });

  describe('a batch', () => {
    test('gets consecutive versions and returns its last one', async () => {
      const [store, stream] = [open(), freshStream()];
      const appended = await store.append(stream, many(200), 'none');
      const events = await store.read(stream);
      expect(wordsOf(events)).toEqual(Array.from({ length: 200 }, (_, at) => at));
      expect(appended).toEqual({ version: 200, position: events.at(-1)?.position });
    });

    test('that is refused leaves nothing behind', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, [newEvent('first')], 'none');
      await expect(store.append(stream, many(20), 'none')).rejects.toBeInstanceOf(WrongVersion);
      expect(wordsOf(await store.read(stream))).toEqual(['first']);
    });

    test('never interleaves with another one, in its stream or in the log', async () => {
      const [store, stream] = [open(), freshStream()];
      const before = await store.head();
      const batch = (writer: number) => Array.from({ length: 4 }, () => newEvent(writer));
      await Promise.all(writers.map((writer) => store.append(stream, batch(writer), 'any')));
      const inStream = wordsOf(await store.read(stream));
      expect(inStream.filter((words, at) => words !== inStream[at - (at % 4)])).toEqual([]);
      expect(inStream).toHaveLength(64);
      const inLog = (await store.readAll(before, 1_000)).filter((event) => event.stream === stream);
      expect(wordsOf(inLog)).toEqual(inStream);
    }, 30_000);
  });

  describe('sending an append again', () => {
    test.each<[string, Expected]>([
      ["'none'", 'none'],
      ['an exact version', 2],
      ["'any'", 'any'],
      ["'exists'", 'exists'],
    ])(
      'with the same events, expecting %s, records them once and returns the first result',
      async (_, expected) => {
        const [store, stream] = [open(), freshStream()];
        if (expected !== 'none') await store.append(stream, many(2), 'none');
        const events = many(3);
        const first = await store.append(stream, events, expected);
        expect(await store.append(stream, events, expected)).toEqual(first);
        const later = await store.append(stream, [newEvent('later')], first.version);
        expect(await store.append(stream, events, expected)).toEqual(first);
        expect(await store.read(stream)).toHaveLength(later.version);
      },
    );

    test('returns the first result even to a writer that expects an old version', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, many(2), 'none');
      const event = newEvent();
      const first = await store.append(stream, [event], 2);
      await store.append(stream, many(2), 3);
      expect(await store.append(stream, [event], 'none')).toEqual(first);
      expect(await store.append(stream, [event], 1)).toEqual(first);
    });

    test.each<Expected>(['none', 'any'])(
      "as racing copies, expecting '%s', records the events once and gives all copies the same result",
      async (expected) => {
        const [store, stream, events] = [open(), freshStream(), many(3)];
        const { won, lost } = await race(writers.map(() => store.append(stream, events, expected)));
        expect(lost).toEqual([]);
        expect(new Set(won.map(({ version, position }) => `${version} at ${position}`)).size).toBe(1);
        expect(await store.read(stream)).toHaveLength(3);
      },
      30_000,
    );

    test('as racing copies of two appends lets all copies of one win and all of the other lose', async () => {
      const [store, stream] = [open(), freshStream()];
      const [mine, yours] = [newEvent('mine'), newEvent('yours')];
      const { won, lost } = await race(
        writers.map((at) => store.append(stream, [at % 2 ? mine : yours], 'none')),
      );
      expect([won.length, lost.length]).toEqual([8, 8]);
      expect(await store.read(stream)).toHaveLength(1);
    });
  });
}
