import { type CallInput, call } from '@lib/api/call';
import { draftListing, publishListing, reviseListing } from '@modules/marketplace/marketplace.contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshListing } from './listing.mutations';
import { listingFormQuery } from './own-listings.queries';

/** The mutations of the listing form. */
export function useListingFormCommands() {
  const queries = useQueryClient();
  return {
    draft: (command: CallInput<typeof draftListing>) => call(draftListing, command),
    readAgain: (id: string) => queries.fetchQuery({ ...listingFormQuery(id), staleTime: 0 }),
    revise: (id: string, body: CallInput<typeof reviseListing>['body']) =>
      call(reviseListing, { params: { id }, body }),
    publish: async (id: string) => {
      await call(publishListing, { params: { id } });
      await refreshListing(queries, id);
    },
    refresh: (id: string) => refreshListing(queries, id),
  };
}
