import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { findMembers, getFoundMember } from '@modules/members/staff/found-members.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Members by a part of their name or handle, for staff. */
export const foundMembersQuery = (search: string) =>
  queryOptions({
    queryKey: [findMembers.path, search] as const,
    queryFn: ({ signal }) => call(findMembers, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** A member as staff see them. */
export const foundMemberQuery = (id: string) =>
  queryOptions({
    queryKey: [getFoundMember.path, id] as const,
    queryFn: ({ signal }) => call(getFoundMember, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });
