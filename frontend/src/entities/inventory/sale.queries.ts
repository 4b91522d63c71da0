import { call } from '@lib/api/call';
import { getSale, nameBuyer } from '@modules/inventory/transfer/transfers.contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshItem } from './item.mutations';

/** The member's inventory items that one of their listings sold. */
export const saleQuery = (listingId: string) =>
  queryOptions({
    queryKey: [getSale.path, listingId] as const,
    queryFn: ({ signal }) => call(getSale, { params: { id: listingId }, signal }),
    select: ({ items }) => items,
  });

/** Who bought it: a member by id, or by handle. */
export type Buyer = { readonly id: string } | { readonly handle: string };

/** Offers what a listing sold to the member who bought it. */
export function useNameBuyer(listingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (buyer: Buyer) => {
      const { id } =
        'id' in buyer
          ? buyer
          : await call(getMember, { params: { handle: buyer.handle.trim().replace(/^@/, '') } });
      return call(nameBuyer, { params: { id: listingId }, body: { buyerId: id } });
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [getSale.path, listingId] });
      await refreshItem(queries);
    },
  });
}
