import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { read } from './call';

/** The query cache of the app. A query without its own function reads the path its key begins with.
 *  units   staleTime: 60 s */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { queryFn: readKey, retry: 1, staleTime: 60_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

/** The default query function: a GET on the first key.
 *  errors  "Query key[0] must be an API path" */
export async function readKey({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) {
  const [path] = queryKey;
  if (typeof path !== 'string' || !path.startsWith('/')) throw new Error('Query key[0] must be an API path');
  return (await read(path, signal)) ?? null;
}
