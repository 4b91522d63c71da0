import { useReauthOnError } from '@entities/reauth/reauth.mutations';
import { call } from '@lib/api/call';
import type { BodyInputOf, ResponseOf } from '@modules/kernel/http/contract';
import {
  addNote,
  caseFigures,
  claimCase,
  getCase,
  listCases,
  nextCase,
  openCase,
  openEvidence,
  releaseCase,
} from '@modules/moderation/case/cases.contract';
import {
  confirmEnding,
  decideCase,
  declineEnding,
  foresee,
  reopenCase,
} from '@modules/moderation/case/verdicts.contract';
import { decisionsOf, getDecision, takeBackDecision } from '@modules/moderation/decision/decisions.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { evidenceQuery } from './case.queries';

export type VerdictInput = BodyInputOf<typeof foresee>;

/** What changes with each act on a case. */
const useRefreshCases = (id?: string) =>
  useInvalidate(id === undefined ? [getCase.path] : [getCase.path, id], [listCases.path], [caseFigures.path]);

/** A decision changes what is known of the member too, and what the evidence is today. */
function useRefreshDecided<Answer>(id: string, onDone?: (answer: Answer) => void) {
  const refresh = useRefreshCases(id);
  const others = useInvalidate(
    [decisionsOf.path],
    [getDecision.path],
    [openEvidence.path, id],
    [getCase.path],
  );
  return (answer: Answer) => {
    onDone?.(answer);
    return Promise.all([refresh(), others()]);
  };
}

export function useClaimCase(id: string) {
  const refresh = useRefreshCases(id);
  return useMutation({
    mutationFn: () => call(claimCase, { params: { id } }),
    onSettled: refresh,
  });
}

/** Reads the case again, after another handler was faster. */
export const useReloadCase = (id: string) => useInvalidate([getCase.path, id]);

export function useReleaseCase(id: string) {
  return useMutation({
    mutationFn: () => call(releaseCase, { params: { id } }),
    onSuccess: useRefreshCases(id),
  });
}

export function useAddNote(id: string) {
  return useMutation({
    mutationFn: ({ note, key }: { readonly note: string; readonly key: string }) =>
      call(addNote, { params: { id }, body: { id: key, note }, idempotencyKey: key }),
    onSuccess: useRefreshCases(id),
  });
}

/** What a decision would do, before it is made. */
export function useForesee(id: string) {
  return useMutation({
    mutationFn: (verdict: VerdictInput) => call(foresee, { params: { id }, body: verdict }),
  });
}

/** Decides the case, or proposes to end the account.
 *  in  onDone: called before the case is read again, which takes the form away */
export function useDecideCase(id: string, onDone: (answer: ResponseOf<typeof decideCase>) => void) {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof decideCase>) => call(decideCase, { params: { id }, body }),
    onError: useReauthOnError(),
    onSuccess: useRefreshDecided(id, onDone),
  });
}

/** Confirms that the account ends.
 *  in  onDone: called before the case is read again, which takes the button away */
export function useConfirmEnding(
  id: string,
  proposalId: string,
  onDone: (answer: ResponseOf<typeof confirmEnding>) => void,
) {
  return useMutation({
    mutationFn: () => call(confirmEnding, { params: { id, proposalId } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshDecided(id, onDone),
  });
}

export function useDeclineEnding(id: string, proposalId: string) {
  return useMutation({
    mutationFn: (note: string) => call(declineEnding, { params: { id, proposalId }, body: { note } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshDecided(id),
  });
}

export function useReopenCase(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(reopenCase, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshDecided(id),
  });
}

/** Takes a wrong decision back: what it did is given back. */
export function useTakeBackDecision({ id, caseId }: { readonly id: string; readonly caseId: string }) {
  return useMutation({
    mutationFn: (reason: string) => call(takeBackDecision, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshDecided(caseId),
  });
}

/** Opens a case about something, or joins the open one.
 *  in  onOpened: called with the case's id */
export function useOpenCase(onOpened: (id: string) => void) {
  const refresh = useRefreshCases();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof openCase>) => call(openCase, { body }),
    onError: useReauthOnError(),
    onSuccess: async ({ id }) => {
      await refresh();
      onOpened(id);
    },
  });
}

/** The first case that the caller may handle and nobody else has claimed.
 *  in  onFound: called with its id; null when nothing waits */
export function useNextCase(onFound: (id: string | null) => void) {
  return useMutation({ mutationFn: () => call(nextCase), onSuccess: ({ id }) => onFound(id) });
}

/** Opens a private message, with a reason that is recorded. */
export function useOpenMessage(id: string, thing: { readonly kind: string; readonly id: string }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => client.fetchQuery({ ...evidenceQuery(id, thing, reason), staleTime: 0 }),
  });
}
