import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that marks every query under these keys as stale; those on screen are fetched again. */
export function useInvalidate(...keys: readonly (readonly unknown[])[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
