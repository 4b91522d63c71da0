import { definePort } from '../kernel/manifest/port.js';

/** What the read model of saved searches answers. */
export interface SavedSearches {
  countOf(memberId: string): Promise<number>;
  watchersOf(listingId: string): Promise<number>;
}
export const SAVED_SEARCHES = definePort<SavedSearches>('SavedSearches');
