import { type CallInput, call } from '@lib/api/call';
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
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type VotingPlan = CallInput<typeof planVoting>['body'];
export type Ballot = CallInput<typeof castBallot>['body'];
export type VoteCard = ResponseOf<typeof printCards>['cards'][number];

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
