import { asMember } from '@lib/testing/page.fixtures';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { threadQuery } from './thread.queries';
import { untilShown } from './until-shown';

test('a message that was sent stays until the thread on screen has it, also when the first answer is older', async () => {
  let answers = 0;
  await asMember(
    {},
    {
      'GET /api/threads/t': () => ({ messages: answers++ < 2 ? [] : [{ id: 'm' }], before: null }),
    },
  );
  const queries = new QueryClient();
  const leave = new InfiniteQueryObserver(queries, threadQuery('t')).subscribe(() => undefined);
  await queries.fetchInfiniteQuery(threadQuery('t'));
  await untilShown(queries, 't', 'm');
  expect(queries.getQueryData(threadQuery('t').queryKey)?.pages[0]?.messages).toEqual([{ id: 'm' }]);
  leave();
});

test('a message to a thread that is not on screen is waited for no longer than its answer', async () => {
  await expect(untilShown(new QueryClient(), 't', 'm')).resolves.toBeUndefined();
});
