import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { openAppealEvidence } from '@modules/moderation/appeal/appeal-evidence.contract';
import { appealFigures, getAppeal, listAppeals } from '@modules/moderation/appeal/appeals.contract';
import { getDecision } from '@modules/moderation/decision/decisions.contract';
import type { TargetRef } from '@modules/moderation/moderation.schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type AppealsStatus = 'waiting' | 'mine' | 'decided' | 'all';

/** Appeals for reviewers, page by page. */
export const appealsQuery = (asked: { readonly status: AppealsStatus; readonly subject?: string }) =>
  infiniteQueryOptions({
    queryKey: [listAppeals.path, asked] as const,
    queryFn: ({ pageParam, signal }) => call(listAppeals, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** How many appeals wait and are late, and how often decisions were overturned. */
export const appealFiguresQuery = queryOptions({
  queryKey: [appealFigures.path] as const,
  queryFn: ({ signal }) => call(appealFigures, { signal }),
});

/** An appeal with its dialogue, as a reviewer reads it. */
export const reviewedAppealQuery = (id: string) =>
  queryOptions({
    queryKey: [getAppeal.path, id] as const,
    queryFn: ({ signal }) => call(getAppeal, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** The decision that an appeal is about. */
export const judgedDecisionQuery = (id: string) =>
  queryOptions({
    queryKey: [getDecision.path, id] as const,
    queryFn: ({ signal }) => call(getDecision, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** One thing as it was judged. Each opening is recorded, so the page keeps what it has.
 *  in  reason  why a message is opened; '' for what is no message */
export const judgedEvidenceQuery = (appealId: string, { kind, id }: TargetRef, reason = '') =>
  queryOptions({
    queryKey: [openAppealEvidence.path, appealId, `${kind}:${id}`] as const,
    queryFn: ({ signal }) =>
      call(openAppealEvidence, { params: { id: appealId }, body: { kind, id, reason }, signal }),
    retry: retryUnlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
  });
