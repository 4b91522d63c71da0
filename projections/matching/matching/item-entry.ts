import type { ActiveItem } from '../../../modules/inventory/item/active-item.state.js';
import type { ItemContent, ItemEvent } from '../../../modules/inventory/item/item.events.js';
import { addedItem, foldActive } from '../../../modules/inventory/item/item.state.js';
import { statusOf } from '../../../modules/inventory/item/item-status.rules.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { isVehicleCategory } from '../../../modules/marketplace/categories.schemas.js';
import { keysOf } from '../../../modules/matching/keys.rules.js';
import type { Candidate } from '../../../modules/matching/match.rules.js';
import type { EntryRow } from './matching.table.js';

/** The place of an item whose owner has no listing: none, so it is not open. */
export const nowhere = { latitude: 0, longitude: 0 };

/** An inventory item as a candidate. It is open while its owner wants to be notified, some are in stock and no
 *  listing offers it, because a listing is a candidate itself. Its place is that of its owner's newest listing. Pure.
 *  */
export function evolveItemEntry(
  row: EntryRow | undefined,
  event: RecordedEvent<ItemEvent>,
): EntryRow | undefined {
  if (row && event.version <= row.version) return row;
  const kept = keptAfter(row, event);
  if (!kept) return undefined;
  const content = candidateOf(kept.content, row ? row.content.point : nowhere);
  const status = kept.content.matchOptIn && statusOf(kept) === 'in_stock' ? 'active' : 'paused';
  return {
    id: event.entityId,
    sort: 'thing',
    owner_id: kept.content.ownerId,
    version: event.version,
    position: event.position,
    status,
    status_before: null,
    is_hidden: false,
    is_open: status === 'active' && content.point.latitude !== 0,
    content,
    keys: keysOf('thing', content),
    kept,
    published_at: null,
  };
}

function keptAfter(row: EntryRow | undefined, event: RecordedEvent<ItemEvent>): ActiveItem | null {
  if (event.type === 'ItemAdded') return addedItem(event.data);
  return row?.kept ? foldActive(row.kept, [event]) : null;
}

/** Its asking price is only a starting point, and nobody is shown it. */
const candidateOf = (content: ItemContent, point: Candidate['point']): Candidate => ({
  title: content.title,
  categoryPrimary: content.categoryPrimary,
  categorySub: content.categorySub,
  isVehicle: isVehicleCategory(content.categoryPrimary),
  partNumbers: content.partNumbers,
  fitment: content.fitment,
  point,
  origin: content.origin,
  condition: content.condition,
  cents: content.askingCents,
  isNegotiable: true,
  ships: false,
});
