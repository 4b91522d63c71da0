import { adQuery } from '@entities/ad/ad.queries';
import { placeIn, placeNamed } from '@entities/listing/named-place';
import { newItemsQuery } from '@entities/listing/new-items.queries';
import { feedQuery } from '@entities/post/post.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { radiusIn } from './near-place';
import { readAddress } from './wall-address';
import { feedOf } from './wall-feed';

/** Posts near somebody are asked for by the browser, which knows where it is now. */
export const firstScreen: FirstScreenQuestions = {
  hasPlace: true,
  ask: (client, { query, place, isMember }) => {
    const asked = readAddress(query, isMember);
    const feed = feedOf(asked, null, undefined);
    const around = placeIn(query) ?? (place && placeNamed('', place));
    const near = around && {
      latitude: around.latitude,
      longitude: around.longitude,
      radius: radiusIn(query),
    };
    return [
      client.prefetchQuery(adQuery('wall')),
      ...(feed ? [client.fetchInfiniteQuery({ ...feedQuery(feed), retry: false })] : []),
      ...(asked.id === undefined
        ? [client.fetchQuery({ ...newItemsQuery({ ...near, garage: 'false' }), retry: false })]
        : []),
    ];
  },
};
