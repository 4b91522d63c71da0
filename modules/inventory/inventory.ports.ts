import { definePort } from '../kernel/manifest/port.js';
import type { InventorySize } from './quotas.rules.js';

/** The content of a storage location. Provided by the inventory's read model under LOCATION_CONTENTS. */
export interface LocationContents {
  /** The items directly in the place, and the places in it that are in use; not the content of these. */
  of(
    ownerId: string,
    locationId: string,
  ): Promise<{ readonly itemIds: readonly string[]; readonly locationIds: readonly string[] }>;
}

export const LOCATION_CONTENTS = definePort<LocationContents>('LocationContents');

/** A storage location in use. */
export interface KnownPlace {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Queries of imports, transfers and quotas. Provided by the inventory's read model under INVENTORY_LOOKUP. */
export interface InventoryLookup {
  /** The storage locations in use. */
  places(ownerId: string): Promise<readonly KnownPlace[]>;
  /** Those of these ids that are items of the member, including deleted ones. */
  itemsAmong(ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The number of each that the member has, by the read model. */
  sizeOf(ownerId: string): Promise<InventorySize>;
  /** How many photos the member's items have. */
  photosOf(ownerId: string): Promise<number>;
  /** The item of a sale to this buyer, taken over or not. */
  soldItem(portionId: string, buyerId: string): Promise<string | undefined>;
}

export const INVENTORY_LOOKUP = definePort<InventoryLookup>('InventoryLookup');
