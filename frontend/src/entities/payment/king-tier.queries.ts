import { call } from '@lib/api/call';
import { listKingTier } from '@modules/donations/donations.contract';
import { queryOptions } from '@tanstack/react-query';

/** Members whose gifts reach the King Tier, and for whom nobody proposed a tier yet. */
export const kingTierQuery = queryOptions({
  queryKey: [listKingTier.path] as const,
  queryFn: ({ signal }) => call(listKingTier, { signal }),
});
