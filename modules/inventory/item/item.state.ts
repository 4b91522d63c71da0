import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Step, withRestored, withStep } from '../steps.rules.js';
import { type ItemEvent, itemEvents, type Photo } from './item.events.js';
import { fromParts, type KeptItem, type Portion, toParts } from './kept-item.state.js';
import { added, counted, moved, removed, stockKey } from './quantities.rules.js';

export interface Item {
  readonly ownerId: string;
  readonly code: string;
  /** null: there is no such item. */
  readonly kept: KeptItem | null;
  readonly steps: readonly Step[];
}

export const itemState: StreamState<typeof itemEvents, Item> = {
  events: itemEvents,
  initial: { ownerId: '', code: '', kept: null, steps: [] },
  evolve,
};

function evolve(item: Item, event: ItemEvent): Item {
  const before = item.kept ? toParts(item.kept) : {};
  const kept = next(item, event);
  const undid = event.type === 'StepUndone' ? event.data.step : null;
  const after = kept ? toParts(kept) : {};
  return {
    ...(event.type === 'ItemAdded' ? { ownerId: event.data.ownerId, code: event.data.code } : item),
    kept,
    steps: withStep(item.steps, event.type, before, after, undid),
  };
}

/** The undoable parts after an event. Pure; the read model uses it too. */
export function evolveKept(kept: KeptItem, event: Exclude<ItemEvent, { type: 'ItemAdded' }>): KeptItem {
  switch (event.type) {
    case 'ItemRevised':
      return { ...kept, content: event.data };
    case 'ItemPhotoAdded':
      return { ...kept, photos: [...kept.photos, event.data.photo] };
    case 'ItemPhotoRemoved':
      return { ...kept, photos: kept.photos.filter(({ id }) => id !== event.data.photoId) };
    case 'ItemPhotosArranged':
      return { ...kept, photos: arranged(kept.photos, event.data.photoIds) };
    case 'StockCounted':
      return { ...kept, stock: counted(kept.stock, event.data.locationId, event.data.quantity) };
    case 'StockAdded':
      return { ...kept, stock: added(kept.stock, event.data.locationId, event.data.quantity) };
    case 'StockRemoved':
    case 'StockSplit':
      return { ...kept, stock: removed(kept.stock, event.data.locationId, event.data.quantity) };
    case 'StockMoved':
      return { ...kept, stock: moved(kept.stock, event.data) };
    case 'StockMerged':
      return {
        ...kept,
        stock: event.data.lines.reduce(
          (stock, { locationId, quantity }) => added(stock, locationId, quantity),
          kept.stock,
        ),
      };
    case 'MergedInto':
      return { ...kept, stock: {}, mergedInto: event.data.intoItemId };
    case 'ItemSeen':
      return { ...kept, lastSeen: { at: event.data.seenAt, locationId: event.data.locationId } };
    case 'ItemLoaned':
      return taken(kept, event.data, { kind: 'loaned', with: event.data.to, dueOn: event.data.dueOn });
    case 'ItemInstalled':
      return taken(kept, event.data, {
        kind: 'installed',
        with: event.data.into,
        buildId: event.data.buildId,
      });
    case 'ItemWrittenOff':
      return taken(kept, event.data, { kind: event.data.why, with: event.data.reason });
    case 'ItemBroughtBack':
      return broughtBack(kept, event.data.portionId, event.data.locationId);
    case 'ItemDraftedForSale':
    case 'ItemListed':
      return {
        ...kept,
        offered: {
          ...event.data,
          isPublished: event.type === 'ItemListed',
          heldBy: null,
          heldUntil: null,
        },
      };
    case 'ItemHeld':
      return offeredTo(kept, event.data.buyerId, event.data.heldUntil);
    case 'ItemHoldEnded':
      return offeredTo(kept, null, null);
    case 'ItemUnlisted':
      return { ...kept, offered: null };
    case 'ItemSold':
      return sold(kept, event.data);
    case 'BuyerNamed':
      return withPortion(kept, event.data.portionId, { buyerId: event.data.buyerId });
    case 'ItemTransferred':
      return withPortion(kept, event.data.portionId, {
        kind: 'transferred',
        toItemId: event.data.toItemId,
      });
    case 'ItemDeleted':
      return { ...kept, isDeleted: true };
    case 'StepUndone':
      return fromParts(withRestored(toParts(kept), event.data.restored));
    default:
      return unreachable(event);
  }
}

/** The parts that an item begins with. */
export function addedItem({
  code: _,
  from: __,
  locationId,
  quantity,
  photos,
  ...content
}: Extract<ItemEvent, { type: 'ItemAdded' }>['data']): KeptItem {
  return {
    content,
    photos,
    stock: counted({}, locationId, quantity),
    portions: {},
    offered: null,
    lastSeen: null,
    mergedInto: null,
    isDeleted: false,
  };
}

function next(item: Item, event: ItemEvent): KeptItem | null {
  if (event.type === 'ItemAdded') return addedItem(event.data);
  return item.kept && evolveKept(item.kept, event);
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
function taken(
  kept: KeptItem,
  {
    portionId,
    locationId,
    quantity,
  }: { readonly portionId: string; readonly locationId: string | null; readonly quantity: number | null },
  portion: Partial<Portion> & Pick<Portion, 'kind'>,
): KeptItem {
  const there = kept.stock[stockKey(locationId)] ?? null;
  return {
    ...kept,
    stock: removed(kept.stock, locationId, quantity),
    portions: {
      ...kept.portions,
      [portionId]: { ...nothingElse, ...portion, locationId, quantity: quantity ?? there },
    },
  };
}

function broughtBack(kept: KeptItem, portionId: string, locationId: string | null): KeptItem {
  const { [portionId]: portion, ...portions } = kept.portions;
  if (!portion) return kept;
  return { ...kept, portions, stock: added(kept.stock, locationId, portion.quantity) };
}

function sold(
  kept: KeptItem,
  { portionId, lines, listingId, buyerId, priceCents }: Extract<ItemEvent, { type: 'ItemSold' }>['data'],
): KeptItem {
  const quantities = lines.map(({ quantity }) => quantity);
  const quantity = quantities.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  return {
    ...kept,
    offered: null,
    stock: lines.reduce((stock, line) => removed(stock, line.locationId, line.quantity), kept.stock),
    portions: {
      ...kept.portions,
      [portionId]: {
        ...nothingElse,
        kind: 'sold',
        quantity,
        locationId: lines[0]?.locationId ?? null,
        listingId,
        buyerId,
        priceCents,
      },
    },
  };
}

function withPortion(kept: KeptItem, portionId: string, over: Partial<Portion>): KeptItem {
  const portion = kept.portions[portionId];
  if (!portion) return kept;
  return { ...kept, portions: { ...kept.portions, [portionId]: { ...portion, ...over } } };
}

const offeredTo = (kept: KeptItem, heldBy: string | null, heldUntil: string | null): KeptItem =>
  kept.offered ? { ...kept, offered: { ...kept.offered, heldBy, heldUntil } } : kept;

const arranged = (photos: readonly Photo[], ids: readonly string[]): readonly Photo[] =>
  ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
