import { type CallInput, call } from '@lib/api/call';
import { searchAudit } from '@modules/audit/audit.contract';
import { getGuardiansOn } from '@modules/members/guardians/guardians.contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type AuditAsked = Omit<NonNullable<CallInput<typeof searchAudit>['query']>, 'cursor'>;

/** Acts of staff, newest first, page by page. */
export const auditQuery = (asked: AuditAsked) =>
  infiniteQueryOptions({
    queryKey: [searchAudit.path, asked] as const,
    queryFn: ({ pageParam, signal }) => call(searchAudit, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Who answered for a member on a day. */
export const guardiansOnQuery = (id: string, on: string) =>
  queryOptions({
    queryKey: [getGuardiansOn.path, id, on] as const,
    queryFn: ({ signal }) => call(getGuardiansOn, { params: { id }, query: { on }, signal }),
  });
