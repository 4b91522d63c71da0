import { type CallInput, call } from '@lib/api/call';
import {
  answerAsked,
  confirmReport,
  listAsked,
  listOwnReports,
  sendReport,
} from '@modules/moderation/report/reports.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** Reports content. The same key sends the same report only once. */
export function useSendReport() {
  return useMutation({
    mutationFn: ({
      body,
      key,
    }: {
      readonly body: CallInput<typeof sendReport>['body'];
      readonly key: string;
    }) => call(sendReport, { body, idempotencyKey: key }),
    onSuccess: useInvalidate([listOwnReports.path]),
  });
}

/** Confirms the address of a guest's report. */
export function useConfirmReport() {
  return useMutation({
    mutationFn: (token: string) => call(confirmReport, { body: { token } }),
  });
}

/** Says that a listing is still for sale. */
export function useAnswerAsked(id: string) {
  return useMutation({
    mutationFn: () => call(answerAsked, { params: { id }, body: { answer: 'still for sale' } }),
    onSuccess: useInvalidate([listAsked.path]),
  });
}
