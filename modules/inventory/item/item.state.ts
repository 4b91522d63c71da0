import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type Photo } from '../../media/photo.schemas.js';
import { nextStep, type Step } from '../steps.rules.js';
import { type ItemEvent, itemEvents } from './item.events.js';
import { type KeptItem, type Portion, toParts } from './kept-item.state.js';
import { partsNamed, partsTouchedBy, restore } from './parts.rules.js';
import { add, count, type MutableStock, move, remove, stockKey } from './quantities.rules.js';

export interface Item {
  readonly ownerId: string;
  readonly code: string;
  /** null: there is no such item. */
  readonly kept: KeptItem | null;
  readonly steps: readonly Step[];
}

const none: Item = { ownerId: '', code: '', kept: null, steps: [] };

export const itemState: StreamState<typeof itemEvents, Item> = {
  events: itemEvents,
  ...foldInPlace(none, {
    open: ({ kept, steps, ...item }) => ({ ...item, kept: kept && copyOf(kept), steps: [...steps] }),
    change,
    close: (draft): Item => draft,
  }),
};

/** The undoable parts after further events. Pure; the read models use it too. */
export function foldKept(kept: KeptItem, events: Iterable<Change>): KeptItem {
  const draft = copyOf(kept);
  for (const event of events) changeKept(draft, event);
  return draft;
}

type Change = Exclude<ItemEvent, { type: 'ItemAdded' }>;
/** Owned by its maker only, and therefore mutated, with its stock and its portions. */
type Draft = { -readonly [Part in keyof KeptItem]: KeptItem[Part] } & {
  stock: MutableStock;
  portions: Record<string, Portion>;
};

const copyOf = (kept: KeptItem): Draft => ({
  ...kept,
  stock: { ...kept.stock },
  portions: { ...kept.portions },
});

function change(
  item: { ownerId: string; code: string; kept: Draft | null; readonly steps: Step[] },
  event: ItemEvent,
): void {
  const { kept, steps } = item;
  const undid = event.type === 'StepUndone' ? event.data.step : null;
  if (event.type === 'ItemAdded') {
    item.ownerId = event.data.ownerId;
    item.code = event.data.code;
    item.kept = copyOf(addedItem(event.data));
    steps.push(nextStep(steps, event.type, kept ? toParts(kept) : {}, toParts(item.kept)));
  } else if (kept) {
    const names = partsTouchedBy(event, kept);
    const before = partsNamed(names, kept);
    changeKept(kept, event);
    steps.push(nextStep(steps, event.type, before, partsNamed(names, kept), undid));
  } else steps.push(nextStep(steps, event.type, {}, {}, undid));
}

function changeKept(kept: Draft, event: Change): void {
  switch (event.type) {
    case 'ItemRevised':
      kept.content = event.data;
      return;
    case 'ItemPhotoAdded':
      kept.photos = [...kept.photos, event.data.photo];
      return;
    case 'ItemPhotoRemoved':
      kept.photos = kept.photos.filter(({ id }) => id !== event.data.photoId);
      return;
    case 'ItemPhotosArranged':
      kept.photos = arranged(kept.photos, event.data.photoIds);
      return;
    case 'StockCounted':
      count(kept.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockAdded':
      add(kept.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockRemoved':
    case 'StockSplit':
      remove(kept.stock, event.data.locationId, event.data.quantity);
      return;
    case 'StockMoved':
      move(kept.stock, event.data);
      return;
    case 'StockMerged':
      for (const { locationId, quantity } of event.data.lines) add(kept.stock, locationId, quantity);
      return;
    case 'MergedInto':
      kept.stock = {};
      kept.mergedInto = event.data.intoItemId;
      return;
    case 'ItemSeen':
      kept.lastSeen = { at: event.data.seenAt, locationId: event.data.locationId };
      return;
    case 'ItemLoaned':
      take(kept, event.data, { kind: 'loaned', with: event.data.to, dueOn: event.data.dueOn });
      return;
    case 'ItemInstalled':
      take(kept, event.data, {
        kind: 'installed',
        with: event.data.into,
        buildId: event.data.buildId,
      });
      return;
    case 'ItemWrittenOff':
      take(kept, event.data, { kind: event.data.why, with: event.data.reason });
      return;
    case 'ItemBroughtBack':
      bringBack(kept, event.data.portionId, event.data.locationId);
      return;
    case 'ItemDraftedForSale':
    case 'ItemListed': {
      const isPublished = event.type === 'ItemListed';
      kept.offered = { ...event.data, isPublished, heldBy: null, heldUntil: null };
      return;
    }
    case 'ItemHeld':
      offerTo(kept, event.data.buyerId, event.data.heldUntil);
      return;
    case 'ItemHoldEnded':
      offerTo(kept, null, null);
      return;
    case 'ItemUnlisted':
      kept.offered = null;
      return;
    case 'ItemSold':
      sell(kept, event.data);
      return;
    case 'BuyerNamed':
      changePortion(kept, event.data.portionId, { buyerId: event.data.buyerId });
      return;
    case 'ItemTransferred':
      changePortion(kept, event.data.portionId, {
        kind: 'transferred',
        toItemId: event.data.toItemId,
      });
      return;
    case 'ItemDeleted':
      kept.isDeleted = true;
      return;
    case 'StepUndone':
      restore(kept, event.data.restored);
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
}: Extract<ItemEvent, { type: 'ItemAdded' }>['data']): KeptItem {
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
  kept: Draft,
  {
    portionId,
    locationId,
    quantity,
  }: { readonly portionId: string; readonly locationId: string | null; readonly quantity: number | null },
  portion: Partial<Portion> & Pick<Portion, 'kind'>,
): void {
  const there = kept.stock[stockKey(locationId)] ?? null;
  remove(kept.stock, locationId, quantity);
  kept.portions[portionId] = { ...nothingElse, ...portion, locationId, quantity: quantity ?? there };
}

function bringBack({ stock, portions }: Draft, portionId: string, locationId: string | null): void {
  const portion = portions[portionId];
  if (!portion) return;
  delete portions[portionId];
  add(stock, locationId, portion.quantity);
}

function sell(
  kept: Draft,
  { portionId, lines, listingId, buyerId, priceCents }: Extract<ItemEvent, { type: 'ItemSold' }>['data'],
): void {
  const quantities = lines.map(({ quantity }) => quantity);
  const quantity = quantities.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
  const locationId = lines[0]?.locationId ?? null;
  const sale = { kind: 'sold' as const, quantity, locationId, listingId, buyerId, priceCents };
  kept.offered = null;
  for (const line of lines) remove(kept.stock, line.locationId, line.quantity);
  kept.portions[portionId] = { ...nothingElse, ...sale };
}

function changePortion({ portions }: Draft, portionId: string, over: Partial<Portion>): void {
  const portion = portions[portionId];
  if (portion) portions[portionId] = { ...portion, ...over };
}

function offerTo(kept: Draft, heldBy: string | null, heldUntil: string | null): void {
  if (kept.offered) kept.offered = { ...kept.offered, heldBy, heldUntil };
}

const arranged = (photos: readonly Photo[], ids: readonly string[]): readonly Photo[] =>
  ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
