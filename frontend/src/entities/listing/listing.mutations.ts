import { call } from '@lib/api/call';
import {
  fulfillWanted,
  getListing,
  getListingForm,
  getStorefront,
  holdListing,
  myBought,
  myHolds,
  myListings,
  pauseListing,
  publishListing,
  releaseListing,
  renewListing,
  reopenListing,
  resumeListing,
  searchListings,
  sellListing,
  undoRelease,
  withdrawListing,
} from '@modules/marketplace/marketplace.contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { threadsKey } from '../thread/unread-threads';

/** A command for a listing; `sell` and `fulfill` need an answer first. */
export type ListingActionRequest =
  | {
      readonly type:
        | 'publish'
        | 'pause'
        | 'resume'
        | 'release'
        | 'undoRelease'
        | 'withdraw'
        | 'renew'
        | 'reopen';
    }
  /** The note goes to the seller as a message. */
  | { readonly type: 'hold'; readonly note: string }
  | { readonly type: 'sell'; readonly where: 'here' | 'elsewhere'; readonly price: number | null }
  | { readonly type: 'fulfill'; readonly where: 'here' | 'elsewhere'; readonly by: string | null };

/** Sends a command for one listing, then refreshes every screen that shows it. `onSettled` is called even when the
 *  listing has left the screen by then. */
export function useListingCommand(
  id: string,
  onSettled: (command: ListingActionRequest, error: Error | null) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (command: ListingActionRequest) => sendListingCommand(id, command),
    onSettled: (_receipt, error, command) => {
      onSettled(command, error);
      return refreshListing(queries, id);
    },
  });
}

/** Refreshes everything that shows this listing. */
export function refreshListing(queries: QueryClient, id: string): Promise<unknown> {
  const keys = [
    [getListing.path, id],
    [getListingForm.path, id],
    [myListings.path],
    [myHolds.path],
    [myBought.path],
    [threadsKey],
    [getStorefront.path],
    [searchListings.path],
  ];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

export function sendListingCommand(id: string, command: ListingActionRequest) {
  const params = { id };
  switch (command.type) {
    case 'sell':
      return call(sellListing, { params, body: { where: command.where, price: command.price } });
    case 'fulfill':
      return call(fulfillWanted, { params, body: { where: command.where, by: command.by } });
    default:
      return call(plainEndpoints[command.type], { params });
  }
}

const plainEndpoints = {
  publish: publishListing,
  pause: pauseListing,
  resume: resumeListing,
  hold: holdListing,
  release: releaseListing,
  undoRelease,
  withdraw: withdrawListing,
  renew: renewListing,
  reopen: reopenListing,
} as const;
