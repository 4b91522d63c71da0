import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import type { ListingQueryInput, MapQueryInput } from '@modules/marketplace/listing.schemas';
import {
  getListing,
  getOfferHistory,
  getStorefront,
  mapListings,
  searchListings,
} from '@modules/marketplace/marketplace.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The point to measure distances from, in degrees; null when it is not known. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Search results, page by page.
 *  retry   twice, after 1 s and 2 s, never more than 30 s; a refusal is not retried */
export const searchQuery = (filter: Omit<ListingQueryInput, 'cursor'>) =>
  infiniteQueryOptions({
    queryKey: [searchListings.path, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(searchListings, {
        query: { ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    retry: (failures, error) => failures < 2 && !isRefusal(error),
    retryDelay: backoff,
  });

/** The first listings that a search finds. */
export const someListingsQuery = (filter: Omit<ListingQueryInput, 'cursor'>) =>
  queryOptions({
    queryKey: [searchListings.path, 'some', filter] as const,
    queryFn: async ({ signal }) => (await call(searchListings, { query: filter, signal })).listings,
  });

/** The results of a search in a part of a map. */
export const mapQuery = (part: MapQueryInput) =>
  queryOptions({
    queryKey: [mapListings.path, part] as const,
    queryFn: ({ signal }) => call(mapListings, { query: part, signal }),
    retry: (failures, error) => failures < 2 && !isRefusal(error),
    retryDelay: backoff,
  });

/** How many listings a search would find. */
export const totalQuery = (filter: Omit<ListingQueryInput, 'cursor'>) =>
  queryOptions({
    queryKey: [searchListings.path, 'total', filter] as const,
    queryFn: async ({ signal }) => {
      const { total } = await call(searchListings, { query: { ...filter, limit: 1 }, signal });
      return total;
    },
  });

/** One listing in full, with its distance when a point is given. */
export const listingQuery = (id: string, from: Point | null = null) =>
  queryOptions({
    queryKey: [getListing.path, id, from] as const,
    queryFn: ({ signal }) => call(getListing, { params: { id }, query: { ...from }, signal }),
  });

/** How long the item of a listing has been offered, and at which prices. */
export const offerHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [getOfferHistory.path, id] as const,
    queryFn: ({ signal }) => call(getOfferHistory, { params: { id }, signal }),
  });

/** A seller and what they have for sale, or their wanted ads, page by page. */
export const storefrontQuery = (id: string, listingType: 'for_sale' | 'wanted') =>
  infiniteQueryOptions({
    queryKey: [getStorefront.path, id, listingType] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getStorefront, {
        params: { id },
        query: { listingType, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

/** Milliseconds before the next try: 1 s, 2 s, 4 s … 30 s at most. */
function backoff(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}
