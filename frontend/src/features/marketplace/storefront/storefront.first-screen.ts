import { storefrontQuery } from '@entities/listing/listing.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';

export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { id = '' } }) => [
    client.fetchInfiniteQuery({ ...storefrontQuery(id), retry: false }),
  ],
};
