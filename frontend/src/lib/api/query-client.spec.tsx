import { asGuest } from '../testing/page.fixtures';
import { makeQueryClient, readKey } from './query-client';

const { signal } = new AbortController();

test('a query reads the path that its key begins with', async () => {
  const api = await asGuest({ 'GET /api/categories': { categories: [] } });
  await expect(makeQueryClient().fetchQuery({ queryKey: ['/api/categories', 'shelves'] })).resolves.toEqual({
    categories: [],
  });
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/categories']);
});

test.each([[['listings']], [[7]], [[]]])(
  'a key that begins with no path is refused: %p',
  async (queryKey) => {
    await expect(readKey({ queryKey, signal })).rejects.toThrow('Query key[0] must be an API path');
  },
);

test('queries are tried once more, stay fresh for 60 s and never run because a window is looked at', () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: 1,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
});
