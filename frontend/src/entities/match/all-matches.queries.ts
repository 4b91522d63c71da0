import { read } from '@lib/api/call';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { listMatches } from '@modules/matching/matching.contract';
import { queryOptions } from '@tanstack/react-query';
import { matchesKey } from './matches-key';

/** All matches of the member, the best first. Menus count them: they load no contract, which would bring all of zod. */
export const allMatchesQuery = queryOptions({
  queryKey: [matchesKey, 'all'] as const,
  queryFn: async ({ signal }) => (await read(matchesKey, signal)) as ResponseOf<typeof listMatches>,
});
