import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import {
  getPayment,
  listDifferences,
  listPayments,
  type paymentFilters,
} from '@modules/payments/payments.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** A payment with its lines and its history. */
export type PaymentView = ResponseOf<typeof getPayment>;

export interface PaymentsAsked {
  readonly show?: (typeof paymentFilters)[number] | undefined;
  readonly search?: string | undefined;
}

/** Payments for staff, page by page. */
export const paymentsQuery = (asked: PaymentsAsked) =>
  infiniteQueryOptions({
    queryKey: [listPayments.path, asked] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listPayments, { query: { ...asked, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** How much waits for staff. */
export const paymentCountsQuery = queryOptions({
  queryKey: [listPayments.path, 'counts'] as const,
  queryFn: async ({ signal }) => (await call(listPayments, { query: { limit: 1 }, signal })).counts,
});

/** One payment, with everything that happened to it; it is read again until money that goes back is sent. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [getPayment.path, id] as const,
    queryFn: ({ signal }) => call(getPayment, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isRefunding ? 2_000 : false),
    retry: retryUnlessRefused,
  });

/** What the nightly comparison with the provider found. */
export const differencesQuery = queryOptions({
  queryKey: [listDifferences.path] as const,
  queryFn: ({ signal }) => call(listDifferences, { signal }),
});
