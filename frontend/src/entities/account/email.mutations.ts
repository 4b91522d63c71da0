import { call, callForNewSession } from '@lib/api/call';
import {
  changeEmail,
  changePassword,
  sendVerification,
} from '@modules/identity/email-tokens/email-tokens.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { sessionsQuery } from './security.queries';

/** Sends a link to the new address; the account keeps the old one until the link is opened. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeEmail>) => call(changeEmail, { body }),
  });
}

/** Changing the password signs the other devices out. */
export function useChangePassword() {
  const refresh = useInvalidate(sessionsQuery.queryKey);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePassword>) => callForNewSession(changePassword, body),
    onSuccess: refresh,
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification) });
}
