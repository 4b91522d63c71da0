import type { EventStore, StoredEvent } from '../../modules/kernel/event-store/event-store.js';
import { freshStream, many, newEvent, versionsOf, wordsOf } from './sample-events.js';

const texts = {
  emoji: '🚗💨 1967 Mustang 👩🏽‍🔧 🏳️‍🌈',
  rightToLeft: 'سيارة كلاسيكية ‏(1967)‏ מכונית',
  combining: 'a\u0301e\u0302\u0323 ≠ \u00e1\u1ec7, Z\u0351\u036b\u0343a\u0489lgo',
  astral: '𝕊𝕎𝔸ℙ 𠜎𠜱 \u{10ffff}',
  control: 'tab\t line\n return\r bell\u0007 \u2028\u2029\ufeff',
  quotes: `"'\\/ <script>&amp; $1 %s \${x} {"a":[1]}`,
};

/** Rules of reading: events come back unchanged, in the requested order. */
export function rulesOfReading(open: () => EventStore): void {
  describe('reading', () => {
    let stream: string;
    let before: number;
    beforeAll(async () => {
      stream = freshStream();
      before = await open().head();
      await open().append(stream, many(6), 'none');
      await open().append(freshStream(), [newEvent('elsewhere')], 'none');
      await open().append(stream, many(4), 6);
    });

    test('an event comes back as it was recorded', async () => {
      const event = {
        ...newEvent(),
        type: 'WordsWithheld',
        shape: 3,
        data: { cents: 123_456_789_012, none: null, yes: true, parts: [1, { deep: ['x'] }], empty: {} },
        meta: { actorId: 'ana', commandId: 'c-1', fingerprint: 'f', subject: 'bob' },
      };
      const other = freshStream();
      const { position } = await open().append(other, [event], 'none');
      expect(await open().read(other)).toEqual([{ ...event, stream: other, version: 1, position }]);
    });

    test('an event with several data subjects comes back with a ciphertext for each', async () => {
      const subjects = ['0197a1c8-0000-4000-8000-0000000000aa', 'bob'];
      const sealed = Object.fromEntries(subjects.map((subject, at) => [subject, `cGFydA${at}==`]));
      const meta = { actorId: 'ana', commandId: 'c-2', subjects };
      const event = { ...newEvent(), data: { reporterId: subjects[0], sellerId: 'bob', sealed }, meta };
      const other = freshStream();
      const { position } = await open().append(other, [event], 'none');
      expect(await open().read(other)).toEqual([{ ...event, stream: other, version: 1, position }]);
    });

    test('a stream without events is empty in both directions', async () => {
      expect(await open().read(freshStream())).toEqual([]);
      expect(await open().read(freshStream(), { direction: 'backwards', limit: 1 })).toEqual([]);
    });

    test.each<[string, Parameters<EventStore['read']>[1], readonly number[]]>([
      ['forwards from its start', {}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
      ['forwards from a version', { from: 8 }, [8, 9, 10]],
      ['forwards with a limit', { limit: 3 }, [1, 2, 3]],
      ['forwards from a version with a limit', { from: 4, limit: 2 }, [4, 5]],
      ['forwards from beyond its end', { from: 11 }, []],
      ['backwards from its end', { direction: 'backwards' }, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
      ['backwards, its last', { direction: 'backwards', limit: 1 }, [10]],
      ['backwards from a version', { direction: 'backwards', from: 3 }, [3, 2, 1]],
      ['backwards from a version with a limit', { direction: 'backwards', from: 7, limit: 2 }, [7, 6]],
      ['backwards from beyond its end', { direction: 'backwards', from: 99, limit: 2 }, [10, 9]],
    ])('a stream is read %s', async (_, options, versions) => {
      expect(versionsOf(await open().read(stream, options))).toEqual(versions);
    });

    test('the log holds all streams in the order of their appends', async () => {
      const events = await open().readAll(before, 11);
      expect(wordsOf(events)).toEqual([0, 1, 2, 3, 4, 5, 'elsewhere', 0, 1, 2, 3]);
      const positions = events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
      expect(positions[0]).toBeGreaterThan(before);
    });

    test('pages of the log neither overlap nor leave gaps', async () => {
      const whole = await open().readAll(before, 11);
      const paged: StoredEvent[] = [];
      while (paged.length < 11) {
        const page = await open().readAll(paged.at(-1)?.position ?? before, 2);
        expect(page.length).toBeLessThanOrEqual(2);
        paged.push(...page);
      }
      expect(paged.slice(0, 11)).toEqual(whole);
    });

    test('the log is read back from its end, or from before a position, newest first', async () => {
      const whole = await open().readAll(before, 11);
      const after = await open().readAll(whole.at(-1)?.position ?? 0, 1_000);
      const back = await open().readBack(null, after.length + 3);
      expect(back.slice(after.length)).toEqual(whole.slice(-3).toReversed());
      expect(await open().readBack(whole[7]?.position ?? 0, 3)).toEqual(whole.slice(4, 7).toReversed());
      expect(await open().readBack(whole[0]?.position ?? 0, 1)).toEqual(
        (await open().readAll(0, 100_000)).filter(({ position }) => position <= before).slice(-1),
      );
    });

    test('the head is the position of the last append, and the log is empty after it', async () => {
      const { position } = await open().append(freshStream(), many(3), 'none');
      expect(await open().head()).toBe(position);
      expect(await open().readAll(position, 10)).toEqual([]);
    });

    test.each(Object.entries(texts))('%s text comes back unchanged', async (_, text) => {
      const other = `${freshStream()}-${text.replaceAll(/\s|\p{Cc}/gu, '')}`;
      await open().append(
        other,
        [{ ...newEvent({ [text]: text }), data: { words: text, [text]: [text] } }],
        'none',
      );
      const [event] = await open().read(other);
      expect(event?.data).toEqual({ words: text, [text]: [text] });
      expect(event?.stream).toBe(other);
    });

    test('an event of a megabyte comes back whole', async () => {
      const [other, words] = [freshStream(), 'é'.repeat(500_000)];
      await open().append(other, [newEvent(words)], 'none');
      expect((await open().read(other))[0]?.data.words === words).toBe(true);
    }, 30_000);
  });
}
