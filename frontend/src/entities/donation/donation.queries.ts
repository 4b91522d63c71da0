import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getGift, getGiving, listDonors, listMyGiving } from '@modules/donations/donations.contract';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { whenToLookAgain } from './when-to-look-again';

export type Giving = ResponseOf<typeof getGiving>;
/** A gift with how it is still to be paid. */
export type WholeGift = ResponseOf<typeof getGift>;
export type MyGiving = ResponseOf<typeof listMyGiving>;

/** How people can give now, the goal, and the last gifts. */
export const givingQuery = queryOptions({
  queryKey: [getGiving.path] as const,
  queryFn: ({ signal }) => call(getGiving, { signal }),
});

/** Gifts whose donors are thanked, newest first, a page at a time. */
export const donorsQuery = infiniteQueryOptions({
  queryKey: [listDonors.path] as const,
  queryFn: ({ pageParam, signal }) =>
    call(listDonors, { query: pageParam === null ? {} : { before: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** A gift of the reader's, by the key in a guest's link; read again until it is settled. */
export const giftQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: [getGift.path, id] as const,
    queryFn: ({ signal }) => call(getGift, { params: { id }, query: key === '' ? {} : { key }, signal }),
    retry: retryUnlessRefused,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data === undefined ? false : whenToLookAgain(data, dataUpdateCount),
  });

/** All that the member gave. */
export const myGivingQuery = queryOptions({
  queryKey: [listMyGiving.path] as const,
  queryFn: ({ signal }) => call(listMyGiving, { signal }),
});
