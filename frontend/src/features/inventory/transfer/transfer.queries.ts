import { refreshItem } from '@entities/inventory/item.mutations';
import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  acceptTransfer,
  declineTransfer,
  getPassport,
  listTransfers,
} from '@modules/inventory/transfer/transfers.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What the member bought here and may put into the inventory. */
export const transfersQuery = queryOptions({
  queryKey: [listTransfers.path] as const,
  queryFn: ({ signal }) => call(listTransfers, { signal }),
  select: ({ waiting }) => waiting,
});

/** What is known of an item from its owners. */
export const passportQuery = (id: string) =>
  queryOptions({
    queryKey: [getPassport.path, id] as const,
    queryFn: ({ signal }) => call(getPassport, { params: { id }, signal }),
    select: ({ entries }) => entries,
    retry: retryUnlessRefused,
  });

export type TransferAnswer = 'accept' | 'decline';

/** Takes over what was bought, or leaves it.
 *  out  the id of the new item; null when it was left */
export function useAnswerTransfer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, answer }: { readonly id: string; readonly answer: TransferAnswer }) => {
      if (answer === 'accept') return (await call(acceptTransfer, { params: { id }, body: {} })).id;
      await call(declineTransfer, { params: { id } });
      return null;
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [listTransfers.path] });
      await refreshItem(queries);
    },
  });
}
