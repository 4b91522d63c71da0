import { asGuest } from '../testing/page.fixtures';
import { makeQueryClient, readKey } from './query-client';

const { signal } = new AbortController();

test('a query reads the path at the start of its key', async () => {
  const api = await asGuest({ 'GET /api/categories': { categories: [] } });
  await expect(makeQueryClient().fetchQuery({ queryKey: ['/api/categories', 'shelves'] })).resolves.toEqual({
    categories: [],
  });
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/categories']);
});

test.each([[['listings']], [[7]], [[]]])(
  'refuses a key that does not start with a path: %p',
  async (queryKey) => {
    await expect(readKey({ queryKey, signal })).rejects.toThrow('Query key[0] must be an API path');
  },
);

test('queries retry once, stay fresh for 60 s and do not refetch on window focus', () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: 1,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
});
