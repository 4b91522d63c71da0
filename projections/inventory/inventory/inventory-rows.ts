import type { ActiveItem } from '../../../modules/inventory/item/active-item.state.js';
import type { ItemEvent } from '../../../modules/inventory/item/item.events.js';
import { addedItem, foldActive } from '../../../modules/inventory/item/item.state.js';
import { statusOf } from '../../../modules/inventory/item/item-status.rules.js';
import { partsTouchedBy } from '../../../modules/inventory/item/parts.rules.js';
import { stockKey, takenFrom, totalOf } from '../../../modules/inventory/item/quantities.rules.js';
import type { LocationEvent } from '../../../modules/inventory/location/location.events.js';
import { addedLocation, evolveLocation } from '../../../modules/inventory/location/location.state.js';
import type { ScanSessionEvent } from '../../../modules/inventory/scan-session/scan-session.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';
import type { ItemRow, LoanRow, LocationRow, SaleRow, ScanSessionRow, StockRow } from './inventory.table.js';

type ItemRecorded = RecordedEvent<ItemEvent>;
type ItemChange = Exclude<ItemRecorded, { readonly type: 'ItemAdded' }>;

/** An item's row after further events; undefined before the first event. Events that the row already contains change nothing. Pure. */
export function evolveItem(row: ItemRow | undefined, events: readonly ItemRecorded[]): ItemRow | undefined {
  const fresh = events.filter(({ version }) => version > (row?.version ?? 0));
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (!first || !last) return row;
  const begun = first.type === 'ItemAdded' ? begunBy(first) : row;
  return begun && itemRow(begun, last, foldActive(begun.kept, fresh.filter(isChange)));
}

const begunBy = ({ entityId, data }: Extract<ItemRecorded, { readonly type: 'ItemAdded' }>) => ({
  id: entityId,
  owner_id: data.ownerId,
  code: data.code,
  kept: addedItem(data),
});

const isChange = (event: ItemRecorded): event is ItemChange => event.type !== 'ItemAdded';

/** The places, by their keys, where an event changed the stock of an item. */
export function placesTouchedBy(event: ItemRecorded): readonly string[] {
  if (event.type === 'ItemAdded') return event.data.quantity === 0 ? [] : [stockKey(event.data.locationId)];
  if (event.type === 'MergedInto' || event.type === 'ItemRevised') return [];
  const parts = partsTouchedBy(event, nothing);
  return parts.flatMap((part) => (part.startsWith('stock.') ? [part.slice('stock.'.length)] : []));
}

const nothing = { content: {}, stock: {} } as ActiveItem;

/** A location's row after an event, with the same rules. */
export function evolvePlace(
  row: LocationRow | undefined,
  event: RecordedEvent<LocationEvent>,
): LocationRow | undefined {
  if (row && event.version <= row.version) return row;
  const now = { version: event.version, updated_at: event.recordedAt };
  if (event.type === 'LocationAdded') {
    const { ownerId, code } = event.data;
    return { id: event.entityId, owner_id: ownerId, code, ...now, kept: addedLocation(event.data) };
  }
  return row && { ...row, ...now, kept: evolveLocation(row.kept, event) };
}

/** A scan session's row after an event, with the same rules. */
export function evolveScanSession(
  row: ScanSessionRow | undefined,
  event: RecordedEvent<ScanSessionEvent>,
): ScanSessionRow | undefined {
  if (row && event.version <= row.version) return row;
  const { version } = event;
  if (event.type === 'ScanSessionStarted') {
    const { ownerId, purpose, startedAt } = event.data;
    const began = { owner_id: ownerId, purpose, started_at: startedAt, committed_at: null };
    return { id: event.entityId, version, ...began, status: 'open', scans: 0, conflicts: [] };
  }
  if (!row) return undefined;
  const next = { ...row, version };
  switch (event.type) {
    case 'ItemScanned':
      return { ...next, scans: row.scans + 1, conflicts: waiting(row, event.data) };
    case 'ScanResolved':
      return { ...next, conflicts: waiting(row, event.data) };
    case 'ScanUndone':
      return next;
    case 'ScanSessionCommitted':
      return { ...next, status: 'committed', committed_at: event.data.committedAt };
    case 'ScanSessionDiscarded':
      return { ...next, status: 'discarded' };
    case 'ScanSessionUndone':
      return { ...next, status: 'undone' };
    default:
      return unreachable(event);
  }
}

const waiting = (
  { conflicts }: ScanSessionRow,
  { scanId, outcome }: { readonly scanId: string; readonly outcome: string },
): readonly string[] => [
  ...conflicts.filter((id) => id !== scanId),
  ...(outcome === 'conflict' ? [scanId] : []),
];

/** The stock of an item by place. */
export const stockRows = ({ id, owner_id, kept }: ItemRow): readonly StockRow[] =>
  Object.entries(kept.stock).map(([location_id, quantity]) => ({
    item_id: id,
    location_id,
    owner_id,
    quantity,
  }));

/** The portions that were sold to a member, who may take them over. Undone sales are left out. */
export const saleRows = ({ id, owner_id, kept }: ItemRow): readonly SaleRow[] =>
  Object.entries(kept.portions).flatMap(([portion_id, { kind, buyerId }]) =>
    buyerId === null || (kind !== 'sold' && kind !== 'transferred')
      ? []
      : [{ portion_id, item_id: id, owner_id, buyer_id: buyerId, is_taken: kind === 'transferred' }],
  );

/** The lent portions with a due day. */
export const loanRows = ({ id, owner_id, kept }: ItemRow): readonly LoanRow[] =>
  Object.entries(kept.portions).flatMap(([portion_id, { kind, dueOn }]) =>
    kind === 'loaned' && dueOn !== null ? [{ portion_id, item_id: id, owner_id, due_on: dueOn }] : [],
  );

function itemRow(
  { id, owner_id, code }: Pick<ItemRow, 'id' | 'owner_id' | 'code'>,
  { version, recordedAt }: RecordedEvent<ItemEvent>,
  active: ActiveItem,
): ItemRow {
  const { content, stock, lastSeen } = active;
  return {
    id,
    owner_id,
    code,
    version,
    kept: active,
    status: statusOf(active),
    title: content.title,
    category: content.categoryPrimary,
    sub: content.categorySub,
    asking: content.askingCents,
    quantity: totalOf(stock),
    tags: content.tags,
    words: wordsOf(active, code),
    place: placeOf(stock),
    updated_at: recordedAt,
    seen_at: lastSeen?.at ?? null,
  };
}

/** The place with most of the stock. */
const placeOf = (stock: ActiveItem['stock']): string =>
  stockKey(takenFrom(stock, null)?.[0]?.locationId ?? null);

/** A part number is found with and without its dashes and blanks. */
function wordsOf({ content }: ActiveItem, code: string): string {
  const { title, description, donorVehicle, notes, tags, partNumbers, fitment } = content;
  const numbers = partNumbers.flatMap(({ number }) => [number, number.replace(/[^\p{L}\p{N}]/gu, '')]);
  const cars = fitment.map(({ make, model, yearFrom, yearTo }) => `${make} ${model} ${yearFrom} ${yearTo}`);
  return searchTextOf(title, ...numbers, ...cars, donorVehicle, ...tags, code, description, notes);
}
