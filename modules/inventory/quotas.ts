import type { CommandMetadata } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { InventoryLookup } from './inventory.ports.js';
import { maxItemPhotos } from './item/item.events.js';
import { itemState } from './item/item.state.js';
import { locationState } from './location/location.state.js';
import {
  checkRoomForPhotos,
  maxPhotosKept,
  roomForItems,
  roomForLocations,
  tooManyItems,
  tooManyLocations,
} from './quotas.rules.js';

interface Deps {
  readonly lookup: Pick<InventoryLookup, 'sizeOf'>;
  readonly eventStore: Pick<DomainEventStore, 'read'>;
}

/** Refuse a new item beyond the quota; a repeated command, whose item exists, is not refused.
 *  errors  TOO_MANY_ITEMS (conflict) */
export async function mustHaveRoomForItem(
  { lookup, eventStore }: Deps,
  id: string,
  { actor }: CommandMetadata,
): Promise<void> {
  const size = await lookup.sizeOf(actor.id);
  if (roomForItems(size) > 0) return;
  if (!(await loadState(eventStore, itemState, id)).active) throw tooManyItems(size);
}

/** Refuse new places beyond the quota; a repeated command is not refused.
 *  errors  TOO_MANY_LOCATIONS (conflict) */
export async function mustHaveRoomForLocations(
  { lookup, eventStore }: Deps,
  ids: readonly string[],
  { actor }: CommandMetadata,
): Promise<void> {
  const size = await lookup.sizeOf(actor.id);
  if (roomForLocations(size) >= ids.length) return;
  for (const id of ids)
    if (!(await loadState(eventStore, locationState, id)).active) throw tooManyLocations(size);
}

/** Refuse another photo of an item beyond the quota. Photos are counted only when the number of items makes exceeding it possible.
 *  errors  TOO_MANY_ITEM_PHOTOS (conflict) */
export async function mustHaveRoomForPhoto(
  lookup: Pick<InventoryLookup, 'sizeOf' | 'photosOf'>,
  { actor }: CommandMetadata,
): Promise<void> {
  const { items } = await lookup.sizeOf(actor.id);
  if (items * maxItemPhotos >= maxPhotosKept) checkRoomForPhotos(await lookup.photosOf(actor.id));
}
