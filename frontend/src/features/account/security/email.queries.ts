import { call } from '@lib/api/call';
import {
  changeEmail,
  changePassword,
  sendVerification,
} from '@modules/identity/email-tokens/email-tokens.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { useMutation } from '@tanstack/react-query';
import { sessionsQuery, useRefresh } from './security.queries';

/** The new address is asked; the account keeps the old one until it says yes. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeEmail>) => call(changeEmail, { body }),
  });
}

/** Signs the other devices out. */
export function useChangePassword() {
  const refresh = useRefresh(sessionsQuery.queryKey);
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changePassword>) => call(changePassword, { body }),
    onSuccess: refresh,
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => call(sendVerification) });
}
