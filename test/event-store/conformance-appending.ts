import {
  type EventStore,
  type Expected,
  WrongVersion,
} from '../../modules/kernel/event-store/event-store.js';
import { freshStream, many, noted, race, versionsOf, wordsOf } from './sample-events.js';

const writers = Array.from({ length: 16 }, (_, at) => at);

/** What a writer may expect of a stream, what becomes of it in a race, and what sending an append again does. */
export function rulesOfAppending(open: () => EventStore): void {
  describe('expecting', () => {
    test("'none' begins a stream and is refused ever after", async () => {
      const [store, stream] = [open(), freshStream()];
      expect(await store.append(stream, [noted()], 'none')).toMatchObject({ version: 1 });
      await expect(store.append(stream, [noted()], 'none')).rejects.toEqual(
        new WrongVersion(stream, 'none', 1),
      );
      expect(await store.read(stream)).toHaveLength(1);
    });

    test('an exact version is accepted while it is the last, and refused with the actual one when it is not', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, many(3), 'none');
      expect(await store.append(stream, [noted()], 3)).toMatchObject({ version: 4 });
      for (const expected of [1, 3, 5, 99]) {
        const refused = await store.append(stream, [noted()], expected).catch((fault: unknown) => fault);
        expect(refused).toBeInstanceOf(WrongVersion);
        expect(refused).toMatchObject({ stream, expected, actual: 4 });
      }
      expect(await store.read(stream)).toHaveLength(4);
    });

    test('an exact version of a stream that does not exist is refused with version 0', async () => {
      const stream = freshStream();
      await expect(open().append(stream, [noted()], 1)).rejects.toMatchObject({ actual: 0 });
      expect(await open().append(stream, [noted()], 0)).toMatchObject({ version: 1 });
    });

    test("'exists' is refused before the first event and accepted after it", async () => {
      const [store, stream] = [open(), freshStream()];
      await expect(store.append(stream, [noted()], 'exists')).rejects.toEqual(
        new WrongVersion(stream, 'exists', 0),
      );
      await store.append(stream, [noted()], 'none');
      expect(await store.append(stream, [noted()], 'exists')).toMatchObject({ version: 2 });
    });

    test("'any' is accepted on every stream", async () => {
      const [store, stream] = [open(), freshStream()];
      expect(await store.append(stream, [noted()], 'any')).toMatchObject({ version: 1 });
      expect(await store.append(stream, [noted()], 'any')).toMatchObject({ version: 2 });
    });
  });

  describe('racing', () => {
    test.each<[string, Expected, number]>([
      ["'none'", 'none', 0],
      ['the same version', 3, 3],
    ])('of 16 writers that expect %s exactly one wins', async (_, expected, before) => {
      const [store, stream] = [open(), freshStream()];
      if (before) await store.append(stream, many(before), 'none');
      const { won, lost } = await race(writers.map(() => store.append(stream, [noted()], expected)));
      expect(won).toMatchObject([{ version: before + 1 }]);
      expect(lost.map(({ actual }) => actual)).toEqual(Array(15).fill(before + 1));
      expect(await store.read(stream)).toHaveLength(before + 1);
    });

    test.each<Expected>(['any', 'exists'])(
      "16 writers that expect '%s' are all accepted, one after the other",
      async (expected) => {
        const [store, stream] = [open(), freshStream()];
        await store.append(stream, [noted()], 'none');
        const { won } = await race(writers.map(() => store.append(stream, [noted()], expected)));
        expect(won.map(({ version }) => version).sort((a, b) => a - b)).toEqual(writers.map((at) => at + 2));
        expect(versionsOf(await store.read(stream))).toEqual([1, ...writers.map((at) => at + 2)]);
      },
      30_000,
    );

    test('one stream moves on one version at a time however many write to it', async () => {
      const [store, stream] = [open(), freshStream()];
      const climb = async (writer: number) => {
        for (let version = 0, left = 5; left > 0; ) {
          const outcome = await store
            .append(stream, [noted(writer)], version)
            .catch((fault: WrongVersion) => fault);
          if (outcome instanceof WrongVersion) version = outcome.actual;
          else [version, left] = [outcome.version, left - 1];
        }
      };
      await Promise.all(writers.map(climb));
      const events = await store.read(stream);
      expect(versionsOf(events)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
      for (const writer of writers)
        expect(wordsOf(events).filter((words) => words === writer)).toHaveLength(5);
    }, 30_000);
  });

  describe('batches', () => {
    test('a batch takes versions in a row and is answered with its last', async () => {
      const [store, stream] = [open(), freshStream()];
      const appended = await store.append(stream, many(200), 'none');
      const events = await store.read(stream);
      expect(wordsOf(events)).toEqual(Array.from({ length: 200 }, (_, at) => at));
      expect(appended).toEqual({ version: 200, position: events.at(-1)?.position });
    });

    test('a refused batch leaves nothing behind', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, [noted('first')], 'none');
      await expect(store.append(stream, many(20), 'none')).rejects.toBeInstanceOf(WrongVersion);
      expect(wordsOf(await store.read(stream))).toEqual(['first']);
    });

    test('batches that race never lie within each other, in their stream or in the log', async () => {
      const [store, stream] = [open(), freshStream()];
      const before = await store.head();
      const batch = (writer: number) => Array.from({ length: 4 }, () => noted(writer));
      await Promise.all(writers.map((writer) => store.append(stream, batch(writer), 'any')));
      const inStream = wordsOf(await store.read(stream));
      expect(inStream.filter((words, at) => words !== inStream[at - (at % 4)])).toEqual([]);
      expect(inStream).toHaveLength(64);
      const inLog = (await store.readAll(before, 1_000)).filter((event) => event.stream === stream);
      expect(wordsOf(inLog)).toEqual(inStream);
    }, 30_000);
  });

  describe('sending again', () => {
    test.each<[string, Expected]>([
      ["'none'", 'none'],
      ['an exact version', 2],
      ["'any'", 'any'],
      ["'exists'", 'exists'],
    ])(
      'the same events, expecting %s, are recorded once and answered as the first time',
      async (_, expected) => {
        const [store, stream] = [open(), freshStream()];
        if (expected !== 'none') await store.append(stream, many(2), 'none');
        const events = many(3);
        const first = await store.append(stream, events, expected);
        expect(await store.append(stream, events, expected)).toEqual(first);
        const later = await store.append(stream, [noted('later')], first.version);
        expect(await store.append(stream, events, expected)).toEqual(first);
        expect(await store.read(stream)).toHaveLength(later.version);
      },
    );

    test('events that are known are answered as the first time also to a writer who expects a version long past', async () => {
      const [store, stream] = [open(), freshStream()];
      await store.append(stream, many(2), 'none');
      const event = noted();
      const first = await store.append(stream, [event], 2);
      await store.append(stream, many(2), 3);
      expect(await store.append(stream, [event], 'none')).toEqual(first);
      expect(await store.append(stream, [event], 1)).toEqual(first);
    });

    test.each<Expected>(['none', 'any'])(
      "copies of one append, expecting '%s', that race are recorded once and all answered alike",
      async (expected) => {
        const [store, stream, events] = [open(), freshStream(), many(3)];
        const { won, lost } = await race(writers.map(() => store.append(stream, events, expected)));
        expect(lost).toEqual([]);
        expect(new Set(won.map(({ version, position }) => `${version} at ${position}`)).size).toBe(1);
        expect(await store.read(stream)).toHaveLength(3);
      },
      30_000,
    );

    test('when copies of two appends race, all copies of one win and all of the other lose', async () => {
      const [store, stream] = [open(), freshStream()];
      const [mine, yours] = [noted('mine'), noted('yours')];
      const { won, lost } = await race(
        writers.map((at) => store.append(stream, [at % 2 ? mine : yours], 'none')),
      );
      expect([won.length, lost.length]).toEqual([8, 8]);
      expect(await store.read(stream)).toHaveLength(1);
    });
  });
}
