import type fc from 'fast-check';
import { dispatch, openCommandBus } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { StoreUnavailable, WrongVersion } from '../../kernel/event-store/event-store.js';
import type { MemoryLog } from '../../kernel/testing/memory-log.fixtures.js';
import { finishSplitAndMerge } from '../finish-split-and-merge.reactor.js';
import type { InventoryLookup } from '../inventory.ports.js';
import { type ItemCommand, itemDecider } from '../item/item.decider.js';
import { itemEvents } from '../item/item.events.js';
import { content } from '../item/item.fixtures.js';
import { itemState } from '../item/item.state.js';
import { Items } from '../items.service.js';
import { locationState } from '../location/location.state.js';
import { StorageLocations } from '../locations.service.js';
import { ScanSessions } from '../scan-session/scan-sessions.service.js';
import { receiveTransferred } from '../transfer/receive-transferred.js';
import { itemOfTransfer } from '../transfer/transfer-rows.shared.js';
import { rearrangementEvents } from './rearrangement.events.js';

type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;
/** One process that changes an inventory: the deciders, the services and the command handler are the real ones. */
export interface Process {
  readonly items: Items;
  readonly locations: StorageLocations;
  readonly scans: ScanSessions;
  readonly eventStore: DomainEventStore;
  readonly send: (id: string, command: Bare<ItemCommand>, actor?: string) => Promise<unknown>;
  readonly takeOver: (portionId: string, fromItemId: string) => Promise<unknown>;
}
export type Action = (process: Process) => Promise<unknown>;

export const now = '2026-06-01T12:00:00.000Z';
export const meta = (commandId: string, id = 'ana'): CommandMetadata => ({
  actor: { id, roles: [] },
  now,
  commandId,
});
export const place = (name: string) => ({ name, kind: 'shelf' as const, note: '' });

/** Ana's items; two of the last one were sold to Bob by a listing. */
export const begun = [
  { id: 'a', many: 3 },
  { id: 'b', many: 4 },
  { id: 'c', many: 5 },
  { id: 'd', many: 6 },
] as const;

/** An inventory far from its quotas. */
const roomy = {
  sizeOf: async () => ({ items: 0, deletedItems: 0, locations: 0 }),
} as Partial<InventoryLookup> as InventoryLookup;

export function openProcess(log: MemoryLog, turn: () => Promise<unknown> = async () => {}): Process {
  const eventStore = log.seenBy(turn);
  const bus = openCommandBus(eventStore);
  const none = undefined as never; // neither rows nor photos are read
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

export async function begin(log: MemoryLog): Promise<void> {
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

export async function allAtOnce(
  log: MemoryLog,
  scheduler: fc.Scheduler,
  actions: readonly (readonly [Action, number | null])[],
): Promise<void> {
  const running = actions.map(async ([action, dies]) => {
    let turns = 0;
    const turn = async () => {
      await scheduler.schedule(Promise.resolve());
      if (++turns === dies) throw new StoreUnavailable('its process is gone');
    };
    await action(openProcess(log, turn)).catch(expected);
  });
  await scheduler.waitFor(Promise.all(running));
  await react(log);
}

/** The possible outcomes of a call: a refusal, too much concurrency, or the end of its process. */
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

export async function itemsIn(log: MemoryLog) {
  const { eventStore } = openProcess(log);
  const stored = await eventStore.log.readAll(0, 1_000);
  const ids = new Set(stored.flatMap(({ stream }) => (stream.startsWith('item-') ? [stream.slice(5)] : [])));
  return Promise.all(
    [...ids].map(async (id) => {
      const { active } = await loadState(eventStore, itemState, id);
      const inStock = sumOf(Object.values(active?.stock ?? {}));
      const out = Object.values(active?.portions ?? {}).filter(({ kind }) => kind !== 'transferred');
      return {
        id,
        inStock,
        pieces: inStock + sumOf(out.map(({ quantity }) => quantity)),
        isMerged: active?.mergedInto !== null,
      };
    }),
  );
}

const sumOf = (all: readonly (number | null)[]): number =>
  all.reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0);

/** The depth of a place; more than the number of places when they are in each other. */
export async function depthOf(eventStore: DomainEventStore, id: string): Promise<number> {
  let depth = 0;
  for (let next: string | null = id; next !== null && depth < 10; depth++)
    next = (await loadState(eventStore, locationState, next)).active?.parentId ?? null;
  return depth;
}
