import { communityQuery } from '@entities/community/community.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';

export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { slug = '' } }) => [client.fetchQuery({ ...communityQuery(slug), retry: false })],
};
