import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { listOwnOrders, type OrderView, readOrder } from '@modules/orders/orders.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** One order with its refund rules. */
export type WholeOrder = ResponseOf<typeof readOrder>;
export type OrderLineView = OrderView['lines'][number];

/** The reader's orders, those to come first. */
export const ownOrdersQuery = infiniteQueryOptions({
  queryKey: [listOwnOrders.path] as const,
  queryFn: ({ pageParam, signal }) => call(listOwnOrders, { query: { after: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** One order; read again while its payment may come, and while money is on its way back. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [readOrder.path, id] as const,
    queryFn: ({ signal }) => call(readOrder, { params: { id }, signal }),
    retry: retryUnlessRefused,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isUnderWay(data)) return false;
      return data.status === 'awaiting payment' && data.way !== 'card' ? 30_000 : pause(dataUpdateCount);
    },
  });

const isUnderWay = ({ status, grantedCents, refundedCents }: WholeOrder): boolean =>
  status === 'awaiting payment' || refundedCents < grantedCents;

const pause = (reads: number): number => (reads < 40 ? 3_000 : 30_000);
