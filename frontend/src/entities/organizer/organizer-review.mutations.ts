import { call } from '@lib/api/call';
import { listEvents, readEvent } from '@modules/events/events.contract';
import { approveEvent, sendEventBack } from '@modules/events/gathering/gathering.contract';
import {
  listMyOrganizers,
  listOrganizers,
  readOrganizer,
  refuseVerification,
  verifyOrganizer,
  withdrawVerification,
} from '@modules/events/organizer/organizer.contract';
import { dismissSuggestion, listSuggestions } from '@modules/events/suggestion/suggestion.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';

/* What staff decides. Each takes the reason. */

/** `version`: what the page shows of it. */
export const useVerifyOrganizer = (id: string, version: number) =>
  useReview((reason) => call(verifyOrganizer, { params: { id }, body: { reason, madeFrom: version } }));

export const useRefuseVerification = (id: string) =>
  useReview((reason) => call(refuseVerification, { params: { id }, body: { reason } }));

export const useWithdrawVerification = (id: string) =>
  useReview((reason) => call(withdrawVerification, { params: { id }, body: { reason } }));

/** Publishes the first event of an organizer, as it was in this version. */
export const useApproveEvent = (id: string, version: number) =>
  useReview((reason) => call(approveEvent, { params: { id }, body: { reason, madeFrom: version } }));

export const useSendEventBack = (id: string) =>
  useReview((reason) => call(sendEventBack, { params: { id }, body: { reason } }));

export const useDismissSuggestion = (id: string) =>
  useReview((reason) => call(dismissSuggestion, { params: { id }, body: { reason } }));

/** Somebody else may have decided before: a refusal refreshes too. */
function useReview(mutationFn: (reason: string) => Promise<unknown>) {
  const refresh = useInvalidate(
    [listOrganizers.path],
    [readOrganizer.path],
    [listMyOrganizers.path],
    [listSuggestions.path],
    [readEvent.path],
    [listEvents.path],
  );
  return useMutation({ mutationFn, onError: useReauthOnError(), onSettled: refresh });
}
