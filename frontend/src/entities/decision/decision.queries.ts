import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getDecision, listOwnDecisions } from '@modules/moderation/decision/decisions.contract';
import { queryOptions } from '@tanstack/react-query';

/** What was decided about the member, and about a minor they answer for. */
export const ownDecisionsQuery = queryOptions({
  queryKey: [listOwnDecisions.path] as const,
  queryFn: ({ signal }) => call(listOwnDecisions, { signal }),
});

export const decisionQuery = (id: string) =>
  queryOptions({
    queryKey: [getDecision.path, id] as const,
    queryFn: ({ signal }) => call(getDecision, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });
