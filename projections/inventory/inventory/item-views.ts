import { itemActionsOf } from '../../../modules/inventory/item/actions.rules.js';
import type { Portion } from '../../../modules/inventory/item/active-item.state.js';
import { stockKey, takenFrom } from '../../../modules/inventory/item/quantities.rules.js';
import type { ItemCard, ItemDetail } from '../../../modules/inventory/item.schemas.js';
import { printedCode } from '../../../modules/inventory/label/short-code.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { ShowPhoto } from '../../../modules/media/photos.ports.js';
import type { ItemRow } from './inventory.table.js';
import type { Places } from './places.queries.js';

export interface ItemDeps {
  readonly db: Database;
  readonly showPhoto: ShowPhoto;
}

/** An item as its owner's list shows it. */
export function itemCard(row: ItemRow, places: Places, showPhoto: ShowPhoto): ItemCard {
  const { content, photos, stock, portions, offered } = row.kept;
  const [cover] = photos;
  return {
    id: row.id,
    code: printedCode(row.code),
    title: content.title,
    status: row.status,
    categoryPrimary: content.categoryPrimary,
    categorySub: content.categorySub,
    condition: content.condition,
    origin: content.origin,
    quantity: row.quantity,
    unit: content.unit,
    stock: (takenFrom(stock, null) ?? []).map(({ locationId, quantity }) => ({
      locationId,
      path: places.path(stockKey(locationId)),
      quantity,
    })),
    photo: cover ? showPhoto(cover) : null,
    photoCount: photos.length,
    asking: dollars(content.askingCents),
    tags: [...content.tags],
    listingId: offered?.listingId ?? null,
    dueOn:
      Object.values(portions)
        .flatMap(({ dueOn }) => dueOn ?? [])
        .sort()[0] ?? null,
    updatedAt: row.updated_at,
    lastSeenAt: row.seen_at,
  };
}

/** An item in full, for its owner. */
export function itemDetail(row: ItemRow, places: Places, showPhoto: ShowPhoto): ItemDetail {
  const { content, photos, portions } = row.kept;
  const { on, from, cents } = content.acquired;
  return {
    ...itemCard(row, places, showPhoto),
    description: content.description,
    conditionNotes: content.conditionNotes,
    partNumbers: content.partNumbers,
    fitment: content.fitment,
    donorVehicle: content.donorVehicle,
    size: content.size,
    acquired: { on, from, price: dollars(cents) },
    minimum: dollars(content.minimumCents),
    notes: content.notes,
    customFields: content.customFields,
    matchOptIn: content.matchOptIn,
    visibility: content.visibility,
    photos: photos.map(showPhoto),
    portions: Object.entries(portions).map(([id, portion]) => portionView(id, portion)),
    version: row.version,
    allowedActions: [...itemActionsOf(row.kept)],
  };
}

function portionView(id: string, portion: Portion): ItemDetail['portions'][number] {
  const { kind, quantity, dueOn, priceCents, listingId, buildId } = portion;
  const mayComeBack = kind !== 'sold' && kind !== 'transferred';
  return {
    id,
    kind,
    quantity,
    with: portion.with,
    dueOn,
    price: dollars(priceCents),
    listingId,
    buildId,
    mayComeBack,
  };
}

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);
