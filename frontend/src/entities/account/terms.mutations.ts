import { call } from '@lib/api/call';
import { refetchUser } from '@lib/session/session';
import { acceptTerms, termsVersion } from '@modules/identity/identity.contract';
import { useMutation } from '@tanstack/react-query';

/** Accepts the terms of today. */
export function useAcceptTerms() {
  return useMutation({
    mutationFn: () => call(acceptTerms, { body: { version: termsVersion } }),
    onSuccess: refetchUser,
  });
}
