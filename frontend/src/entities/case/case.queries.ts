import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import {
  caseFigures,
  getCase,
  listCases,
  listTemplates,
  openEvidence,
} from '@modules/moderation/case/cases.contract';
import { decisionsOf } from '@modules/moderation/decision/decisions.contract';
import { whyNot } from '@modules/moderation/decision/why-not.contract';
import type { LimitedCapability } from '@modules/moderation/moderation.schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

export type CasesAsked = Omit<NonNullable<CallInput<typeof listCases>['query']>, 'cursor'>;

/** The queue, page by page. */
export const casesQuery = (asked: CasesAsked) =>
  infiniteQueryOptions({
    queryKey: [listCases.path, asked] as const,
    queryFn: ({ pageParam, signal }) => call(listCases, { query: { ...asked, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** What waits, and how long the oldest has. */
export const caseFiguresQuery = queryOptions({
  queryKey: [caseFigures.path] as const,
  queryFn: ({ signal }) => call(caseFigures, { signal }),
});

/** A case with its reports, history and related cases. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: [getCase.path, id] as const,
    queryFn: ({ signal }) => call(getCase, { params: { id }, signal }),
    retry: retryUnlessRefused,
  });

/** One thing of a case as it was. Each opening is recorded, so the page keeps what it has.
 *  in  reason  why a message is opened; '' for what is no message */
export const evidenceQuery = (
  id: string,
  thing: { readonly kind: string; readonly id: string },
  reason = '',
) =>
  queryOptions({
    queryKey: [openEvidence.path, id, `${thing.kind}:${thing.id}`] as const,
    queryFn: ({ signal }) =>
      call(openEvidence, { params: { id }, body: { kind: thing.kind, id: thing.id, reason }, signal }),
    retry: retryUnlessRefused,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The rules of the terms as they read today, and the templates of decisions. */
export const templatesQuery = queryOptions({
  queryKey: [listTemplates.path] as const,
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});

/** What was decided about a member, and the strikes that count today. */
export const decisionsOfQuery = (memberId: string) =>
  queryOptions({
    queryKey: [decisionsOf.path, memberId] as const,
    queryFn: ({ signal }) => call(decisionsOf, { params: { id: memberId }, signal }),
    retry: retryUnlessRefused,
  });

/** Why a member can or cannot do something. */
export const whyNotQuery = (memberId: string, capability: LimitedCapability) =>
  queryOptions({
    queryKey: [whyNot.path, memberId, capability] as const,
    queryFn: ({ signal }) => call(whyNot, { params: { id: memberId }, query: { capability }, signal }),
    retry: retryUnlessRefused,
  });
