import { call } from '@lib/api/call';
import {
  acceptOffer,
  answerFeedback,
  confirmDeal,
  counterOffer,
  declineOffer,
  disputeDeal,
  extendHold,
  finishDeal,
  giveFeedback,
  makeOffer,
  withdrawOffer,
} from '@modules/deals/deals.contract';
import type { BodyInputOf, Receipt } from '@modules/kernel/http/contract';
import {
  getListing,
  myBought,
  myListings,
  releaseListing,
  reopenListing,
  undoRelease,
} from '@modules/marketplace/marketplace.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshListing } from '../listing/listing.mutations';
import { threadsKey } from '../thread/unread-threads';

/** A step of a deal; prices are dollars. */
export type DealStepCommand =
  | { readonly type: 'offer' | 'counter'; readonly price: number }
  | { readonly type: 'accept' | 'decline' | 'withdraw'; readonly offerId: string }
  | { readonly type: 'extend' | 'release' | 'undoRelease' | 'reopen' | 'confirm' | 'dispute' }
  | { readonly type: 'finish'; readonly memberId: string; readonly price: number | null };

/** Takes a step in the deal about a listing, then refreshes what shows it.
 *  in  dealId: undefined before the first offer
 *      onDone: called even when the component that sent it has left the screen */
export function useDealStep(
  listingId: string,
  dealId: string | undefined,
  onDone?: (command: DealStepCommand) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: DealStepCommand): Promise<Receipt & { readonly threadId?: string }> =>
      take(listingId, dealId ?? '', command),
    onSuccess: (_receipt, command) => onDone?.(command),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [threadsKey] }),
        refreshListing(queries, listingId),
      ]),
  });
}

/** Says how a deal went, or answers what the other side said. */
export function useFeedback(dealId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: Omit<BodyInputOf<typeof giveFeedback>, 'dealId'> | { readonly answer: string }) =>
      'answer' in said
        ? call(answerFeedback, { params: { id: dealId }, body: said })
        : call(giveFeedback, { body: { dealId, ...said } }),
    onSettled: () =>
      Promise.all(
        [threadsKey, myBought.path, myListings.path, getListing.path].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}

function take(listingId: string, dealId: string, command: DealStepCommand) {
  const params = { id: dealId };
  switch (command.type) {
    case 'offer':
      return call(makeOffer, { body: { listingId, price: command.price } });
    case 'counter':
      return call(counterOffer, { params, body: { price: command.price } });
    case 'accept':
      return call(acceptOffer, { params, body: { offerId: command.offerId } });
    case 'decline':
      return call(declineOffer, { params, body: { offerId: command.offerId } });
    case 'withdraw':
      return call(withdrawOffer, { params, body: { offerId: command.offerId } });
    case 'extend':
      return call(extendHold, { params });
    case 'confirm':
      return call(confirmDeal, { params });
    case 'dispute':
      return call(disputeDeal, { params });
    case 'release':
      return call(releaseListing, { params: { id: listingId } });
    case 'undoRelease':
      return call(undoRelease, { params: { id: listingId } });
    case 'reopen':
      return call(reopenListing, { params: { id: listingId } });
    case 'finish':
      return call(finishDeal, { body: { listingId, memberId: command.memberId, price: command.price } });
  }
}
