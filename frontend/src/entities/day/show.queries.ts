import { type CallInput, call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import type { ResponseOf } from '@modules/kernel/http/contract';
import {
  castBallot,
  closeVoting,
  giveDash,
  makeCodes,
  moveEntry,
  planVoting,
  printCards,
  publishResults,
  readShow,
} from '@modules/orders/show/show.contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type Show = ResponseOf<typeof readShow>;
export type ShowEntry = Show['entries'][number];
export type ShowResults = NonNullable<Show['results']>;
export type VotingPlan = CallInput<typeof planVoting>['body'];
export type Ballot = CallInput<typeof castBallot>['body'];
export type VoteCard = ResponseOf<typeof printCards>['cards'][number];

/** The show of a date. */
export const showQuery = (dateId: string) =>
  queryOptions({
    queryKey: [readShow.path, dateId] as const,
    queryFn: ({ signal }) => call(readShow, { params: { dateId }, signal }),
    retry: retryUnlessRefused,
  });

function useShowAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const onSettled = useInvalidate([readShow.path]);
  return useMutation({ mutationFn, onSettled });
}

export const useGiveDash = (dateId: string) =>
  useShowAct((body: CallInput<typeof giveDash>['body']) => call(giveDash, { params: { dateId }, body }));

export const useMoveEntry = (dateId: string) =>
  useShowAct((body: CallInput<typeof moveEntry>['body']) => call(moveEntry, { params: { dateId }, body }));

export const usePlanVoting = (dateId: string) =>
  useShowAct((body: VotingPlan) => call(planVoting, { params: { dateId }, body }));

export const useCloseVoting = (dateId: string) =>
  useShowAct(() => call(closeVoting, { params: { dateId }, body: {} }));

export const useMakeCodes = (dateId: string) =>
  useShowAct((upTo: number) => call(makeCodes, { params: { dateId }, body: { upTo } }));

export const usePrintCards = (dateId: string) =>
  useShowAct((body: CallInput<typeof printCards>['body']) => call(printCards, { params: { dateId }, body }));

export const usePublishResults = (dateId: string) =>
  useShowAct(() => call(publishResults, { params: { dateId }, body: {} }));

/** A visitor votes, signed in or not. */
export const useCastBallot = (dateId: string) =>
  useMutation({ mutationFn: (body: Ballot) => call(castBallot, { params: { dateId }, body }) });
