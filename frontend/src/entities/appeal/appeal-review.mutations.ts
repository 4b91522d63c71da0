import { useReauthOnError } from '@entities/reauth/reauth.mutations';
import { call } from '@lib/api/call';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import {
  appealFigures,
  askAppellant,
  claimAppeal,
  decideAppeal,
  getAppeal,
  listAppeals,
  refuseAppeal,
  releaseAppeal,
} from '@modules/moderation/appeal/appeals.contract';
import { decisionsOf, getDecision } from '@modules/moderation/decision/decisions.contract';
import type { TargetRef } from '@modules/moderation/moderation.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { judgedEvidenceQuery } from './appeal-review.queries';

/** What changes with each act on an appeal; a decided one changes the decision too. */
const useRefreshAppeals = (id: string) =>
  useInvalidate(
    [getAppeal.path, id],
    [listAppeals.path],
    [appealFigures.path],
    [getDecision.path],
    [decisionsOf.path],
  );

export function useClaimAppeal(id: string) {
  return useMutation({
    mutationFn: () => call(claimAppeal, { params: { id } }),
    onSettled: useRefreshAppeals(id),
  });
}

export function useReleaseAppeal(id: string) {
  return useMutation({
    mutationFn: () => call(releaseAppeal, { params: { id } }),
    onSuccess: useRefreshAppeals(id),
  });
}

export function useAskAppellant(id: string) {
  return useMutation({
    mutationFn: (question: string) => call(askAppellant, { params: { id }, body: { question } }),
    onSuccess: useRefreshAppeals(id),
  });
}

export type AppealVerdict = BodyInputOf<typeof decideAppeal>;

export function useDecideAppeal(id: string) {
  return useMutation({
    mutationFn: (body: AppealVerdict) => call(decideAppeal, { params: { id }, body }),
    onError: useReauthOnError(),
    onSuccess: useRefreshAppeals(id),
  });
}

export function useRefuseAppeal(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(refuseAppeal, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshAppeals(id),
  });
}

/** Opens a private message, with a reason that is recorded. */
export function useOpenJudged(appealId: string, target: TargetRef) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      client.fetchQuery({ ...judgedEvidenceQuery(appealId, target, reason), staleTime: 0 }),
  });
}
