import { storefrontQuery } from '@entities/listing/listing.queries';
import { memberQuery } from '@entities/member/member.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { kindIn } from './tabs';

/** Listings that are refused leave the rest of the page. */
export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { handle = '' }, query }) => {
    if (query.has('item')) return [];
    const member = client.fetchQuery({ ...memberQuery(handle), retry: false });
    const listings = member.then(({ id }) =>
      client.prefetchInfiniteQuery({ ...storefrontQuery(id, kindIn(query)), retry: false }),
    );
    return [member, listings];
  },
};
