import { communityQuery } from '@entities/community/community.queries';
import { feedQuery } from '@entities/post/post.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';

/** The community, and its wall where that is the open tab and the reader may read it. */
export const firstScreen: FirstScreenQuestions = {
  ask: (client, { query, params: { slug = '' } }) => [
    client.fetchQuery({ ...communityQuery(slug), retry: false }).then(async ({ id, isOpenToMe }) => {
      if (!isOpenToMe || query.has('show')) return;
      await client.fetchInfiniteQuery({ ...feedQuery({ feed: 'community', id }), retry: false });
    }),
  ],
};
