import fc from 'fast-check';
import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../event-store/events.js';
import { MemoryLog } from '../testing/memory-log.fixtures.js';
import { dispatch, lookAt, openCommandBus, placeInLine } from './command-bus.js';
import { type Command, event, foldInPlace } from './decider.js';
import { conflict } from './errors.js';
import { loadState } from './handle-command.js';
import { newId } from './identifiers.js';
import type { StreamDecider } from './stream-decider.js';

const rowEvents = defineStream('row', {
  SeatTaken: defineEvent({ version: 1, schema: z.object({ seat: z.number().int(), by: z.string() }) }),
  RowNamed: defineEvent({ version: 1, schema: z.object({ name: z.string() }) }),
});
interface Row {
  readonly name: string;
  readonly seats: ReadonlyMap<number, string>;
}
type RowCommand =
  | Command<'TakeSeat', { readonly seat: number }>
  | Command<'NameRow', { readonly name: string }>;

const rowDecider: StreamDecider<typeof rowEvents, Row, RowCommand> = {
  events: rowEvents,
  ...foldInPlace<Row, EventOf<typeof rowEvents>, { name: string; seats: Map<number, string> }>(
    { name: '', seats: new Map() },
    {
      open: ({ name, seats }) => ({ name, seats: new Map(seats) }),
      change: (row, { type, data }) => {
        if (type === 'RowNamed') row.name = data.name;
        else row.seats.set(data.seat, data.by);
      },
      close: (row) => row,
    },
  ),
  decide: (command, { seats, name }) => {
    if (command.type === 'NameRow')
      return command.name === name ? [] : [event('RowNamed', { name: command.name })];
    if (seats.has(command.seat)) throw conflict('SEAT_TAKEN', { message: 'Somebody has it.' });
    return [event('SeatTaken', { seat: command.seat, by: command.meta.actor.id })];
  },
  max: 5,
  isWarm: true,
};

const meta = (id: string, commandId = newId()) => ({
  actor: { id, roles: [] },
  now: '2026-06-01T12:00:00.000Z',
  commandId,
});

function openRow(log = new MemoryLog(), turn: () => Promise<unknown> = async () => {}) {
  let appends = 0;
  const eventStore = log.seenBy(turn);
  const append = eventStore.log.append.bind(eventStore.log);
  eventStore.log.append = (...args) => {
    appends += 1;
    return append(...args);
  };
  const bus = openCommandBus(eventStore);
  return {
    bus,
    eventStore,
    appends: () => appends,
    take: (id: string, seat: number, commandId?: string) =>
      dispatch(bus, rowDecider, 'a', { type: 'TakeSeat', seat, meta: meta(id, commandId) }),
    name: (name: string, madeFrom?: number) =>
      dispatch(
        bus,
        rowDecider,
        'a',
        { type: 'NameRow', name, meta: meta('ana') },
        madeFrom === undefined ? {} : { madeFrom: { version: madeFrom, changedBy: ['RowNamed'] } },
      ),
  };
}

test('what waits is decided in the order in which it came, and recorded together; each gets its own answer', async () => {
  const { take, appends } = openRow();
  const first = take('zoe', 99);
  const rest = await Promise.allSettled(['ana', 'bob', 'cas'].map((id, at) => take(id, at === 1 ? 0 : at)));
  expect(await first).toEqual({ id: 'a', version: 1, position: 1 });
  expect(rest).toMatchObject([
    { value: { version: 2, position: 3 } }, // its position is that of the last recorded with it
    { reason: { code: 'SEAT_TAKEN' } },
    { value: { version: 3, position: 3 } },
  ]);
  expect(appends()).toBe(2);
});

test('a command that is sent again gets its earlier answer, also by a process that has just started, and none with other content', async () => {
  const log = new MemoryLog();
  const one = openRow(log);
  const commandId = newId();
  const before = await one.take('ana', 1, commandId);
  await one.take('bob', 2);
  for (const { take } of [one, openRow(log)]) expect(await take('ana', 1, commandId)).toEqual(before);
  const command = {
    type: 'TakeSeat',
    seat: 3,
    meta: { ...meta('ana', commandId), fingerprint: 'other' },
  } as const;
  await expect(dispatch(one.bus, rowDecider, 'a', command)).rejects.toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('sent twice at once it is carried out once', async () => {
  const { take, eventStore } = openRow();
  const commandId = newId();
  const [one, other] = await Promise.all([take('ana', 1, commandId), take('ana', 1, commandId)]);
  expect(one).toEqual(other);
  expect((await loadState(eventStore, rowDecider, 'a')).seats.size).toBe(1);
});

test('nobody makes it longer than its limit, and a replacement of something older is refused', async () => {
  const { take, name } = openRow();
  await name('north');
  await take('ana', 1);
  await expect(name('south', 0)).rejects.toMatchObject({ code: 'CHANGED_SINCE', details: { version: 1 } });
  await name('south', 2);
  for (const seat of [2, 3]) await take('ana', seat);
  await expect(take('ana', 4)).rejects.toMatchObject({ code: 'HISTORY_FULL' });
  await take('bob', 4);
});

test('an event that cannot be recorded is refused alone', async () => {
  const { take, name } = openRow();
  const results = await Promise.allSettled([take('ana', 1), take('bob', 1.5), name('north')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('whoever looks sees what is recorded, and how many are before a command in the line', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { bus, take } = openRow(new MemoryLog(), () => gate);
  const waits = newId();
  const all = [take('ana', 1), take('bob', 2), take('cas', 3, waits)];
  const seen = lookAt(bus, rowDecider, 'a', ({ seats }, version) => [seats.size, version]);
  expect(placeInLine(bus, rowDecider, 'a', waits)).toBe(1);
  open();
  expect(await seen).toEqual([1, 1]);
  await Promise.all(all);
  expect(placeInLine(bus, rowDecider, 'a', waits)).toBeUndefined();
});

test('streams that there are not push none out of memory', async () => {
  const { bus, take, eventStore } = openRow();
  await take('ana', 1);
  let reads = 0;
  const read = eventStore.log.read.bind(eventStore.log);
  eventStore.log.read = (stream, options) => {
    if (stream === 'row-a' && options?.from === 1) reads += 1;
    return read(stream, options);
  };
  for (let nth = 0; nth < 100; nth++) await lookAt(bus, rowDecider, `none-${nth}`, ({ seats }) => seats.size);
  await take('bob', 2);
  expect(reads).toBe(0);
});

test('property: over any order of what several processes do, also of those that end, nothing is given twice and nothing acknowledged is lost', async () => {
  const wishes = fc.array(fc.record({ process: fc.nat(2), seat: fc.nat(5) }), {
    minLength: 1,
    maxLength: 24,
  });
  await fc.assert(
    fc.asyncProperty(
      wishes,
      fc.scheduler(),
      fc.integer({ min: 1, max: 40 }),
      async (sent, scheduler, end) => {
        const log = new MemoryLog();
        let turns = 0;
        const processes = [0, 1, 2].map((nth) =>
          openRow(log, async () => {
            await scheduler.schedule(Promise.resolve());
            turns += 1;
            if (nth === 2 && turns > end) throw new Error('the process has ended');
          }),
        );
        const results = sent.map(({ process, seat }, at) =>
          (processes[process] ?? processes[0])?.take(`m${at}`, seat).then(
            () => ({ at, seat }),
            () => undefined,
          ),
        );
        await scheduler.waitFor(Promise.all(results));
        const { seats } = await loadState(
          log.seenBy(async () => {}),
          rowDecider,
          'a',
        );
        const given = (await Promise.all(results)).flatMap((one) => one ?? []);
        for (const { at, seat } of given) expect(seats.get(seat)).toBe(`m${at}`);
        const events = await log.seenBy(async () => {}).read(rowEvents, 'a');
        expect(new Set(events.map(({ data }) => ('seat' in data ? data.seat : 0))).size).toBe(events.length);
      },
    ),
    { numRuns: 100 },
  );
});
