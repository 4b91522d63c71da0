import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { QueryInputOf, ResponseOf } from '@modules/kernel/http/contract';
import {
  listOrders,
  listSpaces,
  listWaiting,
  readLedger,
  readPreSale,
} from '@modules/orders/orders.contract';
import { previewCancelling } from '@modules/orders/pre-sale/pre-sale.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What is sold before a date of an event. */
export type PreSale = ResponseOf<typeof readPreSale>;
export type SaleProduct = PreSale['terms']['products'][number];
export type SpaceOfSale = ResponseOf<typeof listSpaces>['spaces'][number];
export type TeamOrders = ResponseOf<typeof listOrders>;
export type TeamOrder = TeamOrders['orders'][number];
export type WaitingEntry = ResponseOf<typeof listWaiting>['entries'][number];
export type Ledger = ResponseOf<typeof readLedger>;

/** A pre-sale. Its page reads it again when its phase changes, and each minute. */
export const preSaleQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readPreSale.path, dateId] as const,
    queryFn: ({ signal }) => call(readPreSale, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

/** How each space is now; `q` marks those whose vendors bring it. */
export const saleSpacesQuery = (dateId: string, q = '') =>
  queryOptions({
    queryKey: [listSpaces.path, dateId, q] as const,
    queryFn: ({ signal }) => call(listSpaces, { params: { dateId }, query: { q }, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** Who had which space at each date, for the team. */
export const ledgerQuery = (eventId: string, code = '') =>
  queryOptions({
    queryKey: [readLedger.path, eventId, code] as const,
    queryFn: ({ signal }) => call(readLedger, { params: { eventId }, query: { code }, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** Who waits for what, for the team. */
export const waitingQuery = (dateId: string) =>
  queryOptions({
    queryKey: [listWaiting.path, dateId] as const,
    queryFn: ({ signal }) => call(listWaiting, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

export type OrdersAsked = Pick<QueryInputOf<typeof listOrders>, 'q' | 'status'>;

/** The orders of a pre-sale, newest first, for the team. */
export const teamOrdersQuery = (dateId: string, asked: OrdersAsked) =>
  infiniteQueryOptions({
    queryKey: [listOrders.path, dateId, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { params: { dateId }, query: { ...asked, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });

/** What cancelling the date would do to each order. It is read when it is asked for. */
export const cancellingQuery = (dateId: string) =>
  queryOptions({
    queryKey: [previewCancelling.path, dateId] as const,
    queryFn: ({ signal }) => call(previewCancelling, { params: { dateId }, signal }),
    staleTime: 0,
    retry: retryUnlessRefused,
  });
