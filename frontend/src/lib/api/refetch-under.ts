import type { QueryClient } from '@tanstack/react-query';

/** Fetches the active queries under a key again, after their data has changed. A first load under way may have
 *  been answered before the change, and an invalidation does not restart it, so it is fetched again as soon as it
 *  ends. */
export function refetchUnder(client: QueryClient, key: string): void {
  const firstLoads = client.getQueryCache().findAll({
    queryKey: [key],
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  });
  void client.invalidateQueries({ queryKey: [key] });
  for (const { promise, queryKey } of firstLoads)
    void promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined, // the query shows its problem, and fetches again when asked
    );
}
