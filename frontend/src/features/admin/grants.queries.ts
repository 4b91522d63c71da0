import { call } from '@lib/api/call';
import { getConsents } from '@modules/members/guardians/guardians.contract';
import { getGrants, listLifetimeProposals } from '@modules/memberships/memberships.contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

export const grantsQuery = (id: string) =>
  queryOptions({
    queryKey: [getGrants.path, id] as const,
    queryFn: ({ signal }) => call(getGrants, { params: { id }, signal }),
  });

export const proposalsQuery = queryOptions({
  queryKey: [listLifetimeProposals.path] as const,
  queryFn: ({ signal }) => call(listLifetimeProposals, { signal }),
});

export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: [getConsents.path, id] as const,
    queryFn: ({ signal }) => call(getConsents, { params: { id }, signal }),
  });

/** Look again at what a member was granted, and at what waits. */
export function useLookAgain() {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [getGrants.path] }),
      cache.invalidateQueries({ queryKey: [listLifetimeProposals.path] }),
    ]);
}
