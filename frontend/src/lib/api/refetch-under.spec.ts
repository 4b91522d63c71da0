import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refetchUnder } from './refetch-under';

test('what changes during the first load of a page is shown all the same', async () => {
  const client = new QueryClient();
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('after')];
  const observer = new QueryObserver(client, {
    queryKey: ['/api/threads', 'one'],
    queryFn: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  const shown = new Promise<void>((resolve) => {
    observer.subscribe(({ data }) => data === 'after' && resolve());
  });
  refetchUnder(client, '/api/threads');
  first.resolve('before');
  await shown;
  expect(answers).toEqual([]);
  client.clear();
});
