import { definePort } from '../kernel/manifest/port.js';

/** Queries to the read model of saved searches. */
export interface SavedSearches {
  countOf(memberId: string): Promise<number>;
  watchersOf(listingId: string): Promise<number>;
}
export const SAVED_SEARCHES = definePort<SavedSearches>('SavedSearches');
