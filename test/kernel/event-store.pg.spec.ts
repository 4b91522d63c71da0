import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { dispatch, openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { event } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import type { StreamDecider } from '../../modules/kernel/decider/stream-decider.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import { defineEvent } from '../../modules/kernel/event-store/events.js';
import { withoutOtherSubjects } from '../../modules/kernel/event-store/personal-fields.js';
import {
  openPostgresEventStore,
  type PostgresEventStore,
} from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { freshDatabase, type TestDatabase } from '../postgres/database.js';
import { complaintEvents, metaNow, noteEvents, reported, written } from './notes.js';

let database: TestDatabase;
let store: PostgresEventStore;
let eventStore: DomainEventStore;
let bus: CommandBus;
const secret = 'a secret of the tests, long enough for them';

beforeAll(async () => {
  database = await freshDatabase();
  store = openPostgresEventStore(database.pool);
  eventStore = new DomainEventStore(store, new PersonKeys(database.pool, secret));
  bus = openCommandBus(eventStore);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const everything = async () => {
  const { rows } = await database.pool.query<{ row: string }>(
    'select row_to_json(e)::text as row from kernel.event e',
  );
  return rows.map(({ row }) => row).join('\n');
};

describe('personal fields', () => {
  test('are encrypted in the log and decrypted for readers', async () => {
    await eventStore.append(noteEvents, 'a', [written('eve', 'Wolpertinger')], 'none', metaNow());
    expect(await everything()).not.toContain('Wolpertinger');
    expect((await eventStore.read(noteEvents, 'a'))[0]?.data).toEqual({
      authorId: 'eve',
      words: 'Wolpertinger',
      pages: 2,
    });
  });

  test('of an erased person are unreadable for good; the schema’s replacement values appear, and the rest stays', async () => {
    await eventStore.append(noteEvents, 'b', [written('mallory', 'Rumpelstilzchen')], 'none', metaNow());
    await eventStore.keys.erase('mallory');
    expect((await eventStore.read(noteEvents, 'b'))[0]?.data).toEqual({
      authorId: 'mallory',
      words: '[erased]',
      pages: 2,
    });
    const another = new DomainEventStore(store, new PersonKeys(database.pool, secret));
    expect((await another.read(noteEvents, 'b'))[0]?.data).toMatchObject({ words: '[erased]' });
  });

  test('cannot be written for an erased person, even by a process that does not know of the erasure yet', async () => {
    await eventStore.append(noteEvents, 'k', [written('oscar', 'Wolpertinger')], 'none', metaNow());
    await eventStore.keys.erase('oscar');
    for (const one of [eventStore, new DomainEventStore(store, new PersonKeys(database.pool, secret))]) {
      await expect(
        one.append(noteEvents, 'k', [written('oscar', 'too late')], 'any', metaNow()),
      ).rejects.toMatchObject({ code: 'PERSON_ERASED' });
    }
    expect((await eventStore.read(noteEvents, 'k'))[0]?.data).toMatchObject({ words: '[erased]' });
  });

  test('cannot be decrypted under another master secret', async () => {
    await eventStore.append(noteEvents, 'c', [written('eve', 'Wolpertinger')], 'none', metaNow());
    const foreign = new DomainEventStore(
      store,
      new PersonKeys(database.pool, 'another secret, as long as the first one'),
    );
    await expect(foreign.read(noteEvents, 'c')).rejects.toThrow();
  });
});

describe('personal fields of several persons', () => {
  const readFresh = async (id: string) => {
    const fresh = new DomainEventStore(store, new PersonKeys(database.pool, secret));
    return (await fresh.read(complaintEvents, id))[0]?.data;
  };

  test('are encrypted under the key of each and decrypted for readers', async () => {
    const event = reported('rosa', 'Nebelkraehe', 'saul', 'Erlkoenig');
    await eventStore.append(complaintEvents, '1', [event], 'none', metaNow());
    expect(await everything()).not.toMatch(/Nebelkraehe|Erlkoenig/);
    expect(await readFresh('1')).toEqual(event.data);
  });

  test('after the erasure of one person show the replacement values for that one, and the data of the other', async () => {
    const event = reported('rita', 'Nebelkraehe', 'sven', 'Erlkoenig');
    await eventStore.append(complaintEvents, '2', [event], 'none', metaNow());
    await eventStore.keys.erase('rita');
    expect(await readFresh('2')).toEqual({ ...event.data, reason: '[reporter erased]' });
    await eventStore.keys.erase('sven');
    expect(await readFresh('2')).toEqual({
      ...event.data,
      reason: '[reporter erased]',
      quote: '[author erased]',
    });
  });

  test('that belong to one person are stored under one key', async () => {
    const event = reported('ruth', 'Nebelkraehe', 'ruth', 'Erlkoenig');
    await eventStore.append(complaintEvents, '3', [event], 'none', metaNow());
    expect((await store.read('complaint-3'))[0]).toMatchObject({
      data: { sealed: expect.any(String) },
      meta: { subject: 'ruth' },
    });
    expect(await readFresh('3')).toEqual(event.data);
    await eventStore.keys.erase('ruth');
    expect(await readFresh('3')).toMatchObject({ reason: '[reporter erased]', quote: '[author erased]' });
  });

  test('are not written any more once one of them is erased', async () => {
    await eventStore.keys.erase('rolf');
    const event = reported('rolf', 'Nebelkraehe', 'stan', 'Erlkoenig');
    await expect(eventStore.append(complaintEvents, '4', [event], 'none', metaNow())).rejects.toMatchObject({
      code: 'PERSON_ERASED',
    });
  });

  test('go into the archive of one of them without those of the other', async () => {
    const event = reported('rhea', 'Nebelkraehe', 'sara', 'Erlkoenig');
    await eventStore.append(complaintEvents, '5', [event], 'none', metaNow());
    const [recorded] = await eventStore.read(complaintEvents, '5');
    if (!recorded) throw new Error('Nothing was recorded');
    expect(withoutOtherSubjects(complaintEvents, recorded, 'rhea').data).toEqual({
      ...event.data,
      quote: '[author erased]',
    });
    expect(withoutOtherSubjects(complaintEvents, recorded, 'sara').data).toEqual({
      ...event.data,
      reason: '[reporter erased]',
    });
  });

  test('are disjoint: a field cannot be personal to two, nor name one of them', () => {
    const schema = z.object({ oneId: z.string(), otherId: z.string(), words: z.string() });
    for (const field of ['words', 'oneId'])
      expect(() =>
        defineEvent({
          version: 1,
          schema,
          personal: [
            { of: 'oneId', fields: { words: '' } },
            { of: 'otherId', fields: { [field]: '' } },
          ],
        }),
      ).toThrow(field);
  });
});

test('an event of an older version is upcast when it is read', async () => {
  const meta = { actorId: 'ana', commandId: newId() };
  await store.append(
    'note-old',
    [
      {
        id: newId(),
        type: 'NoteWritten',
        shape: 1,
        data: { authorId: 'ana', words: 'hi' },
        meta,
        at: new Date().toISOString(),
      },
    ],
    'none',
  );
  expect((await eventStore.read(noteEvents, 'old'))[0]?.data).toEqual({
    authorId: 'ana',
    words: 'hi',
    pages: 1,
  });
});

describe('a command', () => {
  type Write = { readonly words: string; readonly meta: CommandMetadata };
  const notebook: StreamDecider<typeof noteEvents, number, Write> = {
    events: noteEvents,
    initial: 0,
    decide: ({ words, meta }, count) =>
      words === '' || count > 40
        ? []
        : [event('NoteWritten', { authorId: meta.actor.id, words, pages: count + 1 })],
    evolve: (count) => count + 1,
  };
  const write = (id: string, words: string, meta = metaNow()) => dispatch(bus, notebook, id, { words, meta });

  test('returns entity, version and position', async () => {
    expect(await write('d', 'one')).toMatchObject({ id: 'd', version: 1, position: await store.head() });
  });

  test('sent again under the same id is handled once and gets the same receipt', async () => {
    const meta = metaNow();
    const first = await write('e', 'one', meta);
    await write('e', 'two');
    expect(await write('e', 'one', meta)).toEqual(first);
    expect(await eventStore.read(noteEvents, 'e')).toHaveLength(2);
  });

  test('sent many times at once under the same id is handled once', async () => {
    const meta = metaNow();
    const receipts = await Promise.all(Array.from({ length: 12 }, () => write('f', 'one', meta)));
    expect(new Set(receipts.map(({ version }) => version))).toEqual(new Set([1]));
    expect(await eventStore.read(noteEvents, 'f')).toHaveLength(1);
  });

  test('under the same id with other content is refused', async () => {
    const meta = { ...metaNow(), fingerprint: 'one' };
    await write('g', 'one', meta);
    await expect(write('g', 'two', { ...meta, fingerprint: 'two' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  test('under the same id with other contents, all at once, is handled once, and the others are refused', async () => {
    const meta = metaNow();
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => write('j', `note ${at}`, { ...meta, fingerprint: `print ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    expect(await eventStore.read(noteEvents, 'j')).toHaveLength(1);
  });

  test('that loses a race is decided again, so no command is lost', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, at) => write('h', `note ${at}`)));
    expect(
      (await eventStore.read(noteEvents, 'h')).map(({ data }) => (data as { pages: number }).pages),
    ).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  });

  test('that replaces what several pages had loaded is taken of one of them, and the others are refused', async () => {
    await write('o', 'one');
    const madeFrom = { version: 1, changedBy: ['NoteWritten'] } as const;
    const metas = Array.from({ length: 8 }, () => metaNow());
    const replaced = await Promise.allSettled(
      metas.map((meta, at) => dispatch(bus, notebook, 'o', { words: `page ${at}`, meta }, { madeFrom })),
    );
    expect(replaced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of replaced)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ code: 'CHANGED_SINCE', details: { version: 2 } });
  });

  test('that replaced something and is sent again gets its receipt, whatever has changed since', async () => {
    await write('p', 'one');
    const meta = metaNow();
    const madeFrom = { version: 1, changedBy: ['NoteWritten'] } as const;
    const replace = () => dispatch(bus, notebook, 'p', { words: 'two', meta }, { madeFrom });
    const receipt = await replace();
    await write('p', 'three');
    expect(await replace()).toEqual(receipt);
  });

  test('works on a stream with an unknown event of a newer version, and counts that event', async () => {
    await write('l', 'one');
    const meta = { actorId: 'ana', commandId: newId() };
    const unknown = { id: newId(), type: 'NoteFramed', shape: 1, data: {}, meta, at: metaNow().now };
    const { position } = await store.append('note-l', [unknown], 1);
    expect(await write('l', '')).toEqual({ id: 'l', version: 2, position });
    expect(await write('l', 'two')).toMatchObject({ version: 3 });
    expect(await eventStore.read(noteEvents, 'l')).toHaveLength(2);
  });

  test('that takes a stream for new reads nothing, and is decided on the history where there is one', async () => {
    const begin = (words: string, meta = metaNow()) =>
      dispatch(bus, notebook, 'n', { words, meta }, { isNew: true });
    const meta = metaNow();
    const first = await begin('one', meta);
    expect(first).toMatchObject({ version: 1 });
    expect(await begin('one', meta)).toEqual(first);
    expect(await begin('two')).toMatchObject({ version: 2 });
    expect((await eventStore.read(noteEvents, 'n'))[1]?.data).toMatchObject({ words: 'two', pages: 2 });
  });

  test('that changes nothing records nothing', async () => {
    expect(await write('i', '')).toEqual({ id: 'i', version: 0, position: 0 });
  });
});
