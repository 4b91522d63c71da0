import { definePort } from '../kernel/manifest/port.js';
import type { InventorySize } from './quotas.rules.js';

/** What is in a storage location. Answered by the inventory's read model under LOCATION_CONTENTS. */
export interface LocationContents {
  /** The items that lie in the place itself, and the places in it that are in use; not what these hold. */
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

/** What imports, transfers and quotas ask of inventories. Answered by the inventory's read model under INVENTORY_LOOKUP. */
export interface InventoryLookup {
  /** The storage locations in use. */
  places(ownerId: string): Promise<readonly KnownPlace[]>;
  /** Those of these ids that are items of the member's, deleted ones too. */
  itemsAmong(ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** How much of each the member has, as the read model knows it. */
  sizeOf(ownerId: string): Promise<InventorySize>;
  /** How many photos the member's items have. */
  photosOf(ownerId: string): Promise<number>;
  /** The item of a sale to this buyer, taken over or not. */
  soldItem(portionId: string, buyerId: string): Promise<string | undefined>;
}

export const INVENTORY_LOOKUP = definePort<InventoryLookup>('InventoryLookup');
