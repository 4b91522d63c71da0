import { call } from '@lib/api/call';
import { isRefusal } from '@lib/api/problem';
import {
  findPlace,
  getListing,
  getListingForm,
  getStorefront,
  holdListing,
  myListings,
  pauseListing,
  publishListing,
  reinstateListing,
  releaseListing,
  removeListing,
  renewListing,
  resumeListing,
  searchListings,
  sellListing,
  withdrawListing,
} from '@modules/marketplace/marketplace.contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What can be ordered of a listing with one press, or with a short answer first. */
export type ListingCommand =
  | {
      readonly order:
        | 'publish'
        | 'pause'
        | 'resume'
        | 'hold'
        | 'release'
        | 'withdraw'
        | 'renew'
        | 'reinstate';
    }
  | { readonly order: 'sell'; readonly where: 'here' | 'elsewhere'; readonly price: number | null }
  | { readonly order: 'remove'; readonly reason: string };

/** Orders something of one listing; every screen that shows it then asks anew. `onAnswer` hears of it even when the
 *  listing has left the screen by then. */
export function useListingCommand(id: string, onAnswer: (ordered: ListingCommand, isDone: boolean) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ordered: ListingCommand) => sendCommand(id, ordered),
    onSettled: (_receipt, error, ordered) => {
      onAnswer(ordered, error === null);
      return refreshListing(queries, id);
    },
  });
}

/** Everything that shows this listing is asked for again. */
export function refreshListing(queries: QueryClient, id: string): Promise<unknown> {
  const keys = [
    [getListing.path, id],
    [getListingForm.path, id],
    [myListings.path],
    [getStorefront.path],
    [searchListings.path],
  ];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

type NamedPlace = { readonly area?: string; readonly problem?: string };

const placeUnknown =
  'We cannot find that place. Write a ZIP code, or a city with its state, like "Janesville, WI".';

/** The place that a ZIP code or "City, ST" means, or why it is none: "There is more than one Janesville: say which state …". */
export const namedPlaceQuery = (text: string) =>
  queryOptions({
    queryKey: [findPlace.path, 'named', text.trim().toLowerCase()] as const,
    queryFn: ({ signal }) =>
      call(findPlace, { query: { text: text.trim() }, signal }).then(
        ({ area }): NamedPlace => ({ area }),
        (error: unknown): NamedPlace => {
          if (!isRefusal(error)) throw error;
          return { problem: typeof error.body.message === 'string' ? error.message : placeUnknown };
        },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

function sendCommand(id: string, ordered: ListingCommand) {
  const params = { id };
  switch (ordered.order) {
    case 'sell':
      return call(sellListing, { params, body: { where: ordered.where, price: ordered.price } });
    case 'remove':
      return call(removeListing, { params, body: { reason: ordered.reason } });
    case 'reinstate':
      return call(reinstateListing, { params });
    default:
      return call(plainEndpoints[ordered.order], { params });
  }
}

const plainEndpoints = {
  publish: publishListing,
  pause: pauseListing,
  resume: resumeListing,
  hold: holdListing,
  release: releaseListing,
  withdraw: withdrawListing,
  renew: renewListing,
} as const;
