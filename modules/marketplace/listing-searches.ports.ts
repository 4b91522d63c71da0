import { definePort } from '../kernel/manifest/port.js';

/** A listing in search results. */
export interface FoundListing {
  readonly id: string;
  readonly title: string;
  /** Dollars; null without one. */
  readonly price: number | null;
  readonly sellerId: string;
  /** ISO-8601 UTC */
  readonly publishedAt: string;
}

/** The search of the home page for other modules, by its call's parameters as text. Answered by the read model of the search. */
export interface ListingSearches {
  /** Whether the search is valid. */
  isSearch(query: Readonly<Record<string, string>>): boolean;
  /** The first listings of a search, latest published first; of one that was saved when it was valid, and is no more, none.
   *  in   unseen: sellers whose listings the searcher does not see */
  newest(
    query: Readonly<Record<string, string>>,
    now: string,
    searcher: { readonly id: string; readonly unseen: readonly string[] },
  ): Promise<readonly FoundListing[]>;
}

export const LISTING_SEARCHES = definePort<ListingSearches>('ListingSearches');
