import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import type { BodyOf } from '@modules/kernel/http/contract';
import {
  answerQuestion,
  escalateAppeal,
  fileAppeal,
  getAppeal,
  uploadAttachment,
  withdrawAppeal,
} from '@modules/moderation/appeal/appeals.contract';
import { getDecision, listOwnDecisions } from '@modules/moderation/decision/decisions.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

/** What is written: a first appeal, a second one, or an answer. */
export type AppealTo =
  | { readonly kind: 'file'; readonly decisionId: string }
  | { readonly kind: 'escalate' | 'answer'; readonly appealId: string };

export interface AppealWords {
  readonly body: BodyOf<typeof answerQuestion>;
  readonly key: string;
}

const useRefreshAppeal = () => useInvalidate([getAppeal.path], [getDecision.path], [listOwnDecisions.path]);

/** Sends it once for each key.
 *  in  onSent: called with the id of the appeal, before what may take the form away is read again */
export function useSendAppeal(to: AppealTo, onSent: (appealId: string) => void) {
  const refresh = useRefreshAppeal();
  return useMutation({
    mutationFn: ({ body, key: idempotencyKey }: AppealWords) => {
      if (to.kind === 'file')
        return call(fileAppeal, { body: { ...body, decisionId: to.decisionId }, idempotencyKey });
      const params = { id: to.appealId };
      return call(to.kind === 'escalate' ? escalateAppeal : answerQuestion, { params, body, idempotencyKey });
    },
    onSuccess: ({ id }) => {
      onSent(id);
      return refresh();
    },
  });
}

export function useWithdrawAppeal(id: string) {
  return useMutation({
    mutationFn: () => call(withdrawAppeal, { params: { id } }),
    onSuccess: useRefreshAppeal(),
  });
}

export const sendFileOfAppeal = (
  file: File,
  options: { readonly idempotencyKey: string; readonly onProgress: (share: number) => void },
) => upload(uploadAttachment, file, { ...options, query: { name: file.name.slice(0, 120) || 'File' } });
