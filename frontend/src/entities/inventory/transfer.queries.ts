import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getPassport, listTransfers } from '@modules/inventory/transfer/transfers.contract';
import { queryOptions } from '@tanstack/react-query';

/** What the member bought here and may put into the inventory. */
export const transfersQuery = queryOptions({
  queryKey: [listTransfers.path] as const,
  queryFn: ({ signal }) => call(listTransfers, { signal }),
  select: ({ waiting }) => waiting,
});

/** What an item's previous owners recorded about it. */
export const passportQuery = (id: string) =>
  queryOptions({
    queryKey: [getPassport.path, id] as const,
    queryFn: ({ signal }) => call(getPassport, { params: { id }, signal }),
    select: ({ entries }) => entries,
    retry: retryUnlessRefused,
  });
