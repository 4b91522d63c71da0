import { postQuery } from '@entities/post/post.queries';
import type { FirstScreenQuestions } from '@lib/browser/first-screen';

export const firstScreen: FirstScreenQuestions = {
  ask: (client, { params: { id = '' } }) => [client.fetchQuery({ ...postQuery(id), retry: false })],
};
