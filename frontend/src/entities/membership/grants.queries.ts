import { call } from '@lib/api/call';
import { getGrants, listLifetimeProposals, listStaff } from '@modules/memberships/memberships.contract';
import { queryOptions } from '@tanstack/react-query';

/** The tiers and roles of a member, for admins. */
export const grantsQuery = (id: string) =>
  queryOptions({
    queryKey: [getGrants.path, id] as const,
    queryFn: ({ signal }) => call(getGrants, { params: { id }, signal }),
  });

/** Lifetime tiers that wait for a second admin. */
export const proposalsQuery = queryOptions({
  queryKey: [listLifetimeProposals.path] as const,
  queryFn: ({ signal }) => call(listLifetimeProposals, { signal }),
});

/** Everybody with a role. */
export const staffQuery = queryOptions({
  queryKey: [listStaff.path] as const,
  queryFn: ({ signal }) => call(listStaff, { signal }),
});
