import fc from 'fast-check';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { MemoryLog } from '../../kernel/testing/memory-log.fixtures.js';
import { itemEvents } from '../item/item.events.js';
import { scanSessionState } from '../scan-session/scan-session.state.js';
import {
  type Action,
  allAtOnce,
  begin,
  begun,
  depthOf,
  itemsIn,
  meta,
  now,
  openProcess,
  type Process,
  place,
} from './interleavings.fixtures.js';

/* Several calls at once, each in a process of its own: they read and append in turns that fast-check chooses, and
   some of them die before a read or an append.
   Afterwards the reactor finishes begun work. The deciders, the services and the command handler are the real ones. */

test('whatever is merged, split, moved, sold, taken back and taken over at once: nothing appears or vanishes, and what is merged is empty', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), calls(changes), async (scheduler, acts) => {
      const log = new MemoryLog();
      await begin(log);
      await allAtOnce(log, scheduler, acts);
      const items = await itemsIn(log);
      expect(items.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
        begun.reduce((sum, { many }) => sum + many, 0),
      );
      expect(items.filter(({ isMerged, inStock }) => isMerged && inStock > 0)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('whatever places are moved into each other, or back, at once: each can be reached', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), calls(moves), async (scheduler, acts) => {
      const log = new MemoryLog();
      const { locations, eventStore } = openProcess(log);
      const ids: string[] = [];
      for (const name of ['0', '1', '2']) ids.push((await locations.add(place(name), null, meta(name))).id);
      const named = acts.map(([act, dies]) => [(one: Process) => act(one, ids), dies] as const);
      await allAtOnce(log, scheduler, named);
      for (const id of ids) expect(await depthOf(eventStore, id)).toBeLessThanOrEqual(ids.length);
    }),
    { numRuns: 200 },
  );
});

test('a scan that waited is carried out once, however many choose at once, and the session knows what it did', async () => {
  const choices = fc.array(fc.constantFrom('mine', 'mine', 'theirs'), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), choices, async (scheduler, choices) => {
      const log = new MemoryLog();
      await begin(log);
      const { scans, send, eventStore } = openProcess(log);
      const stock = [{ locationId: null, quantity: begun[0].many }];
      const sell = { do: 'sell' as const, quantity: 1, priceCents: null };
      const scan = {
        id: 's1',
        itemId: 'a',
        scannedAt: now,
        action: sell,
        expected: { revision: 1, stock, isHeld: false },
      };
      await send('a', { type: 'AddStock', locationId: null, quantity: 1, reason: '' });
      await scans.record('session', { purpose: 'sell', deviceId: 'd', startedAt: now }, [scan], meta('scan'));
      const expected = {
        revision: 2,
        stock: [{ locationId: null, quantity: begun[0].many + 1 }],
        isHeld: false,
      };
      const choose =
        (keep: 'mine' | 'theirs'): Action =>
        (one) =>
          one.scans.resolve('session', 's1', { keep, expected }, { ...meta(newId()) });
      await allAtOnce(
        log,
        scheduler,
        choices.map((keep) => [choose(keep), null] as const),
      );
      const sold = (await eventStore.read(itemEvents, 'a')).filter(({ type }) => type === 'ItemSold');
      const session = await loadState(eventStore, scanSessionState, 'session');
      expect(sold.length).toBeLessThanOrEqual(1);
      expect(session.scans[0]?.steps).toEqual(sold.map(({ version }) => version));
    }),
    { numRuns: 40 },
  );
});

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const few = fc.integer({ min: 1, max: 3 });
const outside = { listingId: null, buyerId: null, priceCents: null };

const changes: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(ids, ids).map(
      ([from, into]): Action =>
        ({ items }) =>
          items.merge(into, { fromItemId: from }, meta(newId())),
    ),
  },
  fc.tuple(ids, few).map(
    ([id, quantity]): Action =>
      ({ items }) =>
        items.split(id, { locationId: null, quantity, reason: '' }, meta(newId())),
  ),
  fc.tuple(ids, few).map(
    ([id, quantity]): Action =>
      ({ send }) =>
        send(id, { type: 'MoveStock', fromId: null, toId: 'bin', quantity }),
  ),
  fc.tuple(ids, few).map(
    ([id, quantity]): Action =>
      ({ send }) =>
        send(id, { type: 'SellItem', portionId: newId(), quantity, ...outside }),
  ),
  fc.tuple(ids, few).map(
    ([id, step]): Action =>
      ({ send }) =>
        send(id, { type: 'UndoStep', step: step + 1 }),
  ),
  fc.constant<Action>(({ send }) => send('d', { type: 'DeleteItem' })),
  fc.constant<Action>(({ send }) => send('d', { type: 'FollowReopening', listingId: 'l1', portionId: 'p1' })),
  fc.constant<Action>(({ takeOver }) => takeOver('p1', 'd')),
);

type Move = (process: Process, places: readonly string[]) => Promise<unknown>;
const nth = fc.integer({ min: 0, max: 2 });
const moves: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(nth, fc.option(nth)).map(
      ([one, into]): Move =>
        ({ locations }, places) =>
          locations.move(places[one] ?? '', into === null ? null : (places[into] ?? ''), meta(newId())),
    ),
  },
  fc.tuple(nth, fc.integer({ min: 2, max: 4 })).map(
    ([one, step]): Move =>
      ({ locations }, places) =>
        locations.undo(places[one] ?? '', step, meta(newId())),
  ),
);

/** Concurrent calls; a number sets before which read or append the process of one dies. */
const calls = <One>(act: fc.Arbitrary<One>) =>
  fc.array(fc.tuple(act, fc.option(fc.integer({ min: 1, max: 14 }), { freq: 4 })), {
    minLength: 2,
    maxLength: 6,
  });
