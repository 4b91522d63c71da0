import { adQuery } from '@entities/ad/ad.queries';
import { listingQuery } from '@entities/listing/listing.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';

export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { id = '' } }) => [
    client.fetchQuery({ ...listingQuery(id), retry: false }),
    client.prefetchQuery(adQuery('listing')),
  ],
};
