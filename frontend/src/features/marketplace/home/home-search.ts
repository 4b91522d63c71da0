import { type Point, searchQuery } from '@entities/listing/listing.queries';
import type { ShownListing } from '@entities/listing/listing-card';
import { keyOf } from '@entities/listing/listing-grid';
import { useIsLocating } from '@lib/browser/user-location';
import type { ListingPage } from '@modules/marketplace/listing.schemas';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsPlain, withBoosts } from './boosts';
import type { SearchFilter } from './search-filter';
import { type MapSearch, mapSearchOf, queryOf } from './search-query';

/** What a search has found so far. */
export type SearchResult = {
  /** Absent while the first page loads, and when it failed. */
  readonly listings: readonly ShownListing[] | undefined;
  readonly first: ListingPage | undefined;
  readonly total: number | undefined;
  /** How many pages of this search are loaded. */
  readonly pages: number | undefined;
  /** Miles that were searched. */
  readonly effectiveRadius: number | null;
  /** The same search for what counts its results; null until it is known how far it reaches. */
  readonly counted: MapSearch | null;
  /** The previous results, while the next ones load. */
  readonly isStale: boolean;
  readonly problem: Error | null;
  readonly retry: () => void;
  readonly more: (() => void) | undefined;
  readonly isFetchingMore: boolean;
};

/** Searches, and keeps the previous results visible until the next ones arrive. A page without results waits a
 *  moment for the location of the device. */
export function useSearch(filter: SearchFilter, from: Point | null): SearchResult {
  const search = searchQuery(queryOf(filter, from));
  const isShown = useQueryClient().getQueryData(search.queryKey) !== undefined;
  const isLocating = useIsLocating(from === null && !isShown);
  const found = useInfiniteQuery({
    ...search,
    placeholderData: keepPreviousData,
    enabled: !isLocating,
  });
  const pages = found.data?.pages;
  const first = pages?.[0];
  const reach = found.isPlaceholderData ? undefined : first?.effectiveRadius;
  const counted = useMemo(
    () => (reach === undefined ? null : mapSearchOf(filter, from, reach)),
    [filter, from, reach],
  );
  const isPlain = useIsPlain();
  const listings = useMemo(
    () => pages && unique(pages.flatMap((page) => (isPlain ? page.listings : withBoosts(page)))),
    [pages, isPlain],
  );
  return {
    listings,
    first,
    total: first?.total,
    pages: found.isPlaceholderData ? undefined : pages?.length,
    effectiveRadius: first?.effectiveRadius ?? null,
    counted,
    isStale: found.isPlaceholderData,
    problem: found.data ? null : found.error,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
    isFetchingMore: found.isFetchingNextPage,
  };
}

/** A listing that moved between two pages is shown once, besides its boost. */
function unique(listings: readonly ShownListing[]): readonly ShownListing[] {
  return [...new Map(listings.map((listing) => [keyOf(listing), listing])).values()];
}
