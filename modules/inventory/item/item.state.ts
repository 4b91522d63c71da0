import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Photo } from '../../media/photo.schemas.js';
import { nextStep, type Step } from '../steps.rules.js';
import { type ActiveItem, type Portion, toParts } from './active-item.state.js';
import { type ItemEvent, itemEvents } from './item.events.js';
import { partsNamed, partsTouchedBy, restore } from './parts.rules.js';
import { add, count, type MutableStock, move, remove, stockKey } from './quantities.rules.js';

export interface Item {
  readonly ownerId: string;
  readonly code: string;
  /** null: there is no such item. */
  readonly active: ActiveItem | null;
  readonly steps: readonly Step[];
}

const none: Item = { ownerId: '', code: '', active: null, steps: [] };

export const itemState: StreamState<typeof itemEvents, Item> = {
  events: itemEvents,
  ...foldInPlace(none, {
    open: ({ active, steps, ...item }) => ({ ...item, active: active && copyOf(active), steps: [...steps] }),
    change,
    close: (draft): Item => draft,
  }),
};

/** The undoable parts after further events. Pure; the read models use it too. */
export function foldActive(active: ActiveItem, events: Iterable<Change>): ActiveItem {
  const draft = copyOf(active);
  for (const event of events) changeKept(draft, event);
  return draft;
}

type Change = Exclude<ItemEvent, { type: 'ItemAdded' }>;
/** Owned by its maker only, and therefore mutated, with its stock and its portions. */
type Draft = { -readonly [Part in keyof ActiveItem]: ActiveItem[Part] } & {
  stock: MutableStock;
  portions: Record<string, Portion>;
};

const copyOf = (active: ActiveItem): Draft => ({
  ...active,
  stock: { ...active.stock },
  portions: { ...active.portions },
});

function change(
  item: { ownerId: string; code: string; active: Draft | null; readonly steps: Step[] },
  event: ItemEvent,
): void {
  const { active, steps } = item;
  const undid = event.type === 'StepUndone' ? event.data.step : null;
  if (event.type === 'ItemAdded') {
    item.ownerId = event.data.ownerId;
    item.code = event.data.code;
    item.active = copyOf(addedItem(event.data));
    steps.push(nextStep(steps, event.type, active ? toParts(active) : {}, toParts(item.active)));
  } else if (active) {
    const names = partsTouchedBy(event, active);
    const before = partsNamed(names, active);
    changeKept(active, event);
    steps.push(nextStep(steps, event.type, before, partsNamed(names, active), undid));
  } else steps.push(nextStep(steps, event.type, {}, {}, undid));
}

function changeKept(active: Draft, event: Change): void {
  switch (event.type) {
    case 'ItemRevised':
      active.content = event.data;
      return;
    case 'ItemPhotoAdded':
      active.photos = [...active.photos, event.data.photo];
      return;
    case 'ItemPhotoRemoved':
      active.photos = active.photos.filter(({ id }) => id !== event.data.photoId);
      return;
    case 'ItemPhotosArranged':
      active.photos = arranged(active.photos, event.data.photoIds);
      return;
    case 'StockCounted':
      count(active.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockAdded':
      add(active.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockRemoved':
    case 'StockSplit':
      remove(active.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockMoved':
      move(active.stock, event.data);
      return;
    case 'StockMerged':
      for (const { locationId, quantity } of event.data.lines) add(active.stock, locationId, quantity);
      return;
    case 'MergedInto':
      active.stock = {};
      active.mergedInto = event.data.intoItemId;
      return;
    case 'ItemSeen':
      active.lastSeen = { at: event.data.seenAt, locationId: event.data.locationId };
      return;
    case 'ItemLoaned':
      take(active, event.data, { kind: 'loaned', with: event.data.to, dueOn: event.data.dueOn });
      return;
    case 'ItemInstalled':
      take(active, event.data, {
        kind: 'installed',
        with: event.data.into,
        buildId: event.data.buildId,
      });
      return;
    case 'ItemWrittenOff':
      take(active, event.data, { kind: event.data.why, with: event.data.reason });
      return;
    case 'ItemBroughtBack':
      bringBack(active, event.data.portionId, event.data.locationId);
      return;
    case 'ItemDraftedForSale':
    case 'ItemListed': {
      const isPublished = event.type === 'ItemListed';
      active.offered = { ...event.data, isPublished, heldBy: null, heldUntil: null };
      return;
    }
    case 'ItemHeld':
      offerTo(active, event.data.buyerId, event.data.heldUntil);
      return;
    case 'ItemHoldEnded':
      offerTo(active, null, null);
      return;
    case 'ItemUnlisted':
      active.offered = null;
      return;
    case 'ItemSold':
      sell(active, event.data);
      return;
    case 'BuyerNamed':
      changePortion(active, event.data.portionId, { buyerId: event.data.buyerId });
      return;
    case 'ItemTransferred':
      changePortion(active, event.data.portionId, {
        kind: 'transferred',
        toItemId: event.data.toItemId,
      });
      return;
    case 'ItemDeleted':
      active.isDeleted = true;
      return;
    case 'StepUndone':
      restore(active, event.data.restored);
      return;
    default:
      unreachable(event);
  }
}

/** The initial parts of an item. */
export function addedItem({
  code: _,
  from: __,
  locationId,
  quantity,
  photos,
  ...content
}: Extract<ItemEvent, { type: 'ItemAdded' }>['data']): ActiveItem {
  return {
    content,
    photos,
    stock: quantity === 0 ? {} : { [stockKey(locationId)]: quantity },
    portions: {},
    offered: null,
    lastSeen: null,
    mergedInto: null,
    isDeleted: false,
  };
}

const nothingElse = {
  with: '',
  dueOn: null,
  buildId: null,
  buyerId: null,
  priceCents: null,
  listingId: null,
  toItemId: null,
} as const;

/** A portion leaves its place. */
function take(
  active: Draft,
  {
    portionId,
    locationId,
    quantity,
  }: { readonly portionId: string; readonly locationId: string | null; readonly quantity: number | null },
  portion: Partial<Portion> & Pick<Portion, 'kind'>,
): void {
  const there = active.stock[stockKey(locationId)] ?? null;
  remove(active.stock, locationId, quantity);
  active.portions[portionId] = { ...nothingElse, ...portion, locationId, quantity: quantity ?? there };
}

function bringBack({ stock, portions }: Draft, portionId: string, locationId: string | null): void {
  const portion = portions[portionId];
  if (!portion) return;
  delete portions[portionId];
  add(stock, locationId, portion.quantity);
}

function sell(
  active: Draft,
  { portionId, lines, listingId, buyerId, priceCents }: Extract<ItemEvent, { type: 'ItemSold' }>['data'],
): void {
  const quantities = lines.map(({ quantity }) => quantity);
  const quantity = quantities.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  const locationId = lines[0]?.locationId ?? null;
  const sale = { kind: 'sold' as const, quantity, locationId, listingId, buyerId, priceCents };
  active.offered = null;
  for (const line of lines) remove(active.stock, line.locationId, line.quantity);
  active.portions[portionId] = { ...nothingElse, ...sale };
}

function changePortion({ portions }: Draft, portionId: string, over: Partial<Portion>): void {
  const portion = portions[portionId];
  if (portion) portions[portionId] = { ...portion, ...over };
}

function offerTo(active: Draft, heldBy: string | null, heldUntil: string | null): void {
  if (active.offered) active.offered = { ...active.offered, heldBy, heldUntil };
}

const arranged = (photos: readonly Photo[], ids: readonly string[]): readonly Photo[] =>
  ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
