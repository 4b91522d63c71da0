import { communitiesQuery } from '@entities/community/community.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { askedOf, filterFrom } from './communities-filter';

export const firstScreen: FirstScreenQuestions = {
  hasPlace: true,
  ask: (client, { query, place }) => [
    client.fetchInfiniteQuery({ ...communitiesQuery(askedOf(filterFrom(query), place)), retry: false }),
  ],
};
