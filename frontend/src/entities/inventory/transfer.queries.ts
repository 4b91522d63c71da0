import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getProvenance, listTransfers } from '@modules/inventory/transfer/transfers.contract';
import { queryOptions } from '@tanstack/react-query';

/** What the member bought here and may put into the inventory. */
export const transfersQuery = queryOptions({
  queryKey: [listTransfers.path] as const,
  queryFn: ({ signal }) => call(listTransfers, { signal }),
});

/** What an item's previous owners recorded about it. */
export const provenanceQuery = (id: string) =>
  queryOptions({
    queryKey: [getProvenance.path, id] as const,
    queryFn: ({ signal }) => call(getProvenance, { params: { id }, signal }),
    select: ({ entries }) => entries,
    retry: retryUnlessRefused,
  });
