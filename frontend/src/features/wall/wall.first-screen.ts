import { feedQuery } from '@entities/post/post.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';
import { readAddress } from './wall-address';
import { feedOf } from './wall-feed';

/** What is near is asked for by the browser, which knows where it is. */
export const firstScreen: FirstScreenQuestions = {
  ask: (client, { query, isMember }) => {
    const feed = feedOf(readAddress(query, isMember), null, undefined);
    return feed ? [client.fetchInfiniteQuery({ ...feedQuery(feed), retry: false })] : [];
  },
};
