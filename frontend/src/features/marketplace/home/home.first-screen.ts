import { adQuery } from '@entities/ad/ad.queries';
import { upcomingEventsQuery } from '@entities/event/events.queries';
import { searchQuery, totalQuery } from '@entities/listing/listing.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { parseFilter } from './search-filter';
import { ofKind, queryOf, searchOrigin } from './search-query';

export const firstScreen: FirstScreenQuestions = {
  hasPlace: true,
  ask(client, { query, place }) {
    const filter = parseFilter(query);
    const from = searchOrigin(filter, place);
    const other = filter.listingType === 'wanted' ? 'for_sale' : 'wanted';
    return [
      client.fetchInfiniteQuery({ ...searchQuery(queryOf(filter, from)), retry: false }),
      client.fetchQuery({ ...upcomingEventsQuery(from), retry: false }),
      client.prefetchQuery(adQuery('results', from)),
      client.prefetchQuery({ ...totalQuery(ofKind(other, filter, from)), retry: false }),
    ];
  },
};
