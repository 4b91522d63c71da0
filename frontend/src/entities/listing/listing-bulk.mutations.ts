import { isRefusal, messageOf } from '@lib/api/problem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshListing, sendListingCommand } from './listing.mutations';

export type ListingRefusal = { readonly id: string; readonly message: string };

/** Sends the same command for several listings, one after the other.
 *  out     the refused listings, each with the reason
 *  errors  when the server is not reached; earlier commands have taken effect */
export function useBulkListings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      type,
      ids,
    }: {
      readonly type: 'renew' | 'pause' | 'resume';
      readonly ids: readonly string[];
    }): Promise<readonly ListingRefusal[]> => {
      const refused: ListingRefusal[] = [];
      for (const id of ids) {
        try {
          await sendListingCommand(id, { type });
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refused.push({ id, message: messageOf(error) });
        }
      }
      return refused;
    },
    onSettled: (_refused, _error, { ids }) => refreshListing(queries, ids[0] ?? ''),
  });
}
