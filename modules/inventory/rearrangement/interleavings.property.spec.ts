import fc from 'fast-check';
import { dispatch, openCommandBus } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { StoreUnavailable, WrongVersion } from '../../kernel/event-store/event-store.js';
import { MemoryLog } from '../../kernel/testing/memory-log.fixtures.js';
import { finishSplitAndMerge } from '../finish-split-and-merge.reactor.js';
import type { InventoryLookup } from '../inventory.ports.js';
import { type ItemCommand, itemDecider } from '../item/item.decider.js';
import { itemEvents } from '../item/item.events.js';
import { content } from '../item/item.fixtures.js';
import { itemState } from '../item/item.state.js';
import { Items } from '../items.service.js';
import { locationState } from '../location/location.state.js';
import { StorageLocations } from '../locations.service.js';
import { scanSessionState } from '../scan-session/scan-session.state.js';
import { ScanSessions } from '../scan-session/scan-sessions.service.js';
import { itemOfTransfer, receiveTransferred } from '../transfer/receive-transferred.js';
import { rearrangementEvents } from './rearrangement.events.js';

/* Several calls at once, each in a process of its own: they read and append in turns that fast-check chooses, and some of them die before a read or an append.
   Afterwards the reactor finishes what was begun. The deciders, the services and the handler of commands are the real ones. */

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;
interface Process {
  readonly items: Items;
  readonly locations: StorageLocations;
  readonly scans: ScanSessions;
  readonly eventStore: DomainEventStore;
  readonly send: (id: string, command: Bare<ItemCommand>, actor?: string) => Promise<unknown>;
  readonly takeOver: (portionId: string, fromItemId: string) => Promise<unknown>;
}
type Act = (process: Process) => Promise<unknown>;

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
        (keep: 'mine' | 'theirs'): Act =>
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

const now = '2026-06-01T12:00:00.000Z';
const meta = (commandId: string, id = 'ana'): CommandMetadata => ({
  actor: { id, roles: [] },
  now,
  commandId,
});
const place = (name: string) => ({ name, kind: 'shelf' as const, note: '' });

/** Ana's items; of the last one two were sold to Bob by a listing. */
const begun = [
  { id: 'a', many: 3 },
  { id: 'b', many: 4 },
  { id: 'c', many: 5 },
  { id: 'd', many: 6 },
] as const;

const ids = fc.constantFrom('a', 'b', 'c', 'd');
const few = fc.integer({ min: 1, max: 3 });
const outside = { listingId: null, buyerId: null, priceCents: null };

const changes: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(ids, ids).map(
      ([from, into]): Act =>
        ({ items }) =>
          items.merge(into, { fromItemId: from }, meta(newId())),
    ),
  },
  fc.tuple(ids, few).map(
    ([id, quantity]): Act =>
      ({ items }) =>
        items.split(id, { locationId: null, quantity, reason: '' }, meta(newId())),
  ),
  fc.tuple(ids, few).map(
    ([id, quantity]): Act =>
      ({ send }) =>
        send(id, { type: 'MoveStock', fromId: null, toId: 'bin', quantity }),
  ),
  fc.tuple(ids, few).map(
    ([id, quantity]): Act =>
      ({ send }) =>
        send(id, { type: 'SellItem', portionId: newId(), quantity, ...outside }),
  ),
  fc.tuple(ids, few).map(
    ([id, step]): Act =>
      ({ send }) =>
        send(id, { type: 'UndoStep', step: step + 1 }),
  ),
  fc.constant<Act>(({ send }) => send('d', { type: 'DeleteItem' })),
  fc.constant<Act>(({ send }) => send('d', { type: 'FollowReopening', listingId: 'l1', portionId: 'p1' })),
  fc.constant<Act>(({ takeOver }) => takeOver('p1', 'd')),
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

/** Calls at once; a number says before which read or append the process of one dies. */
const calls = <One>(act: fc.Arbitrary<One>) =>
  fc.array(fc.tuple(act, fc.option(fc.integer({ min: 1, max: 14 }), { freq: 4 })), {
    minLength: 2,
    maxLength: 6,
  });

/** An inventory far from its quotas. */
const roomy = {
  sizeOf: async () => ({ items: 0, deletedItems: 0, locations: 0 }),
} as Partial<InventoryLookup> as InventoryLookup;

function openProcess(log: MemoryLog, turn: () => Promise<unknown> = async () => {}): Process {
  const eventStore = log.seenBy(turn);
  const bus = openCommandBus(eventStore);
  const none = undefined as never; // neither rows nor photos are asked for
  const locations = new StorageLocations(bus, eventStore, none, none, roomy);
  const send = (id: string, command: Bare<ItemCommand>, actor = 'ana') =>
    dispatch(bus, itemDecider, id, { ...command, meta: meta(newId(), actor) } as ItemCommand);
  return {
    items: new Items(bus, eventStore, locations, none, roomy, none),
    scans: new ScanSessions(bus, eventStore, locations),
    locations,
    eventStore,
    send,
    takeOver: async (portionId, fromItemId) => {
      const toItemId = itemOfTransfer(portionId);
      await send(fromItemId, { type: 'TransferItem', portionId, toMemberId: 'bob', toItemId }, 'bob');
      const transfer = { fromItemId, portionId, toMemberId: 'bob', toItemId, now };
      return receiveTransferred({ bus, eventStore, blobs: none, photos: none }, transfer);
    },
  };
}

async function begin(log: MemoryLog): Promise<void> {
  const { send } = openProcess(log);
  for (const { id, many } of begun)
    await send(id, {
      type: 'AddItem',
      code: `code ${id}`,
      content,
      locationId: null,
      quantity: many,
      photos: [],
      from: null,
    });
  await send('d', { type: 'OfferItem', listingId: 'l1', quantity: 2 });
  await send('d', {
    type: 'SellItem',
    portionId: 'p1',
    listingId: 'l1',
    quantity: 2,
    buyerId: 'bob',
    priceCents: null,
  });
}

async function allAtOnce(
  log: MemoryLog,
  scheduler: fc.Scheduler,
  acts: readonly (readonly [Act, number | null])[],
): Promise<void> {
  const running = acts.map(async ([act, dies]) => {
    let turns = 0;
    const turn = async () => {
      await scheduler.schedule(Promise.resolve());
      if (++turns === dies) throw new StoreUnavailable('its process is gone');
    };
    await act(openProcess(log, turn)).catch(expected);
  });
  await scheduler.waitFor(Promise.all(running));
  await react(log);
}

/** What a call may end with: a refusal, too many others at the same time, or the end of its process. */
function expected(error: unknown): void {
  if (error instanceof DomainError || error instanceof StoreUnavailable || error instanceof WrongVersion)
    return;
  throw error;
}

async function react(log: MemoryLog): Promise<void> {
  const { eventStore } = openProcess(log);
  const stored = await eventStore.log.readAll(0, 1_000);
  const events = await eventStore.decode([itemEvents, rearrangementEvents], stored);
  const none = undefined as never;
  const reactor = finishSplitAndMerge({
    bus: openCommandBus(eventStore),
    eventStore,
    blobs: none,
    photos: none,
  });
  const types = new Set(reactor.handles.flatMap(({ schemas }) => Object.keys(schemas)));
  await reactor.handle(
    none,
    events.filter(({ type }) => types.has(type)),
  );
}

async function itemsIn(log: MemoryLog) {
  const { eventStore } = openProcess(log);
  const stored = await eventStore.log.readAll(0, 1_000);
  const ids = new Set(stored.flatMap(({ stream }) => (stream.startsWith('item-') ? [stream.slice(5)] : [])));
  return Promise.all(
    [...ids].map(async (id) => {
      const { kept } = await loadState(eventStore, itemState, id);
      const inStock = sumOf(Object.values(kept?.stock ?? {}));
      const out = Object.values(kept?.portions ?? {}).filter(({ kind }) => kind !== 'transferred');
      return {
        id,
        inStock,
        pieces: inStock + sumOf(out.map(({ quantity }) => quantity)),
        isMerged: kept?.mergedInto !== null,
      };
    }),
  );
}

const sumOf = (all: readonly (number | null)[]): number =>
  all.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0);

/** How many places a place is in; one more than there are where they are in each other. */
async function depthOf(eventStore: DomainEventStore, id: string): Promise<number> {
  let depth = 0;
  for (let next: string | null = id; next !== null && depth < 10; depth++)
    next = (await loadState(eventStore, locationState, next)).kept?.parentId ?? null;
  return depth;
}
