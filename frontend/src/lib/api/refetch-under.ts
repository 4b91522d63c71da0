import type { QueryClient } from '@tanstack/react-query';

/** Fetches again what pages show under a key, after something of it has changed. A first load that is under way may have been answered before the
 *  change, and an invalidation leaves it alone: it is fetched again as soon as it ends. */
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
      () => undefined, // it shows its problem, and fetches again when asked
    );
}
