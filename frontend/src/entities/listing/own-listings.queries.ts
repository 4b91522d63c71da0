import { call } from '@lib/api/call';
import type { listingStatuses } from '@modules/marketplace/listing.schemas';
import { getListingForm, myBought, myHolds, myListings } from '@modules/marketplace/marketplace.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The member's own listings, all or those in one status. */
export const myListingsQuery = (status?: (typeof listingStatuses)[number]) =>
  queryOptions({
    queryKey: [myListings.path, status ?? 'all'] as const,
    queryFn: ({ signal }) => call(myListings, { query: { ...(status && { status }) }, signal }),
  });

/** Listings of others that the member holds. */
export const myHoldsQuery = queryOptions({
  queryKey: [myHolds.path] as const,
  queryFn: ({ signal }) => call(myHolds, { query: {}, signal }),
});

/** What the member has bought, page by page. */
export const myBoughtQuery = infiniteQueryOptions({
  queryKey: [myBought.path] as const,
  queryFn: ({ pageParam, signal }) =>
    call(myBought, { query: { ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** Listings that one of two members holds of the other. */
export const holdsBetweenQuery = (memberId: string) =>
  queryOptions({
    queryKey: [myHolds.path, memberId] as const,
    queryFn: ({ signal }) => call(myHolds, { query: { with: memberId }, signal }),
  });

/** One of the member's own listings, as they filled in the form. */
export const listingFormQuery = (id: string) =>
  queryOptions({
    queryKey: [getListingForm.path, id] as const,
    queryFn: ({ signal }) => call(getListingForm, { params: { id }, signal }),
  });
