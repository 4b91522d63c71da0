import { definePort } from '../kernel/manifest/port.js';

/** What is in a storage location. Answered by the inventory's read model under LOCATION_CONTENTS. */
export interface LocationContents {
  /** The items that lie in the place itself, and the places in it that are in use; not what these hold. */
  of(
    ownerId: string,
    locationId: string,
  ): Promise<{ readonly itemIds: readonly string[]; readonly locationIds: readonly string[] }>;
}

export const LOCATION_CONTENTS = definePort<LocationContents>('LocationContents');
