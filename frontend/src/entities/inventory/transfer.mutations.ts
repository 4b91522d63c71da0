import { call } from '@lib/api/call';
import {
  acceptTransfer,
  declineTransfer,
  listTransfers,
} from '@modules/inventory/transfer/transfers.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshItem } from '../inventory/item.mutations';

export type TransferAnswer = 'accept' | 'decline';

/** Takes a purchase over, or declines it.
 *  out  the id of the new item; null when it was declined */
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
