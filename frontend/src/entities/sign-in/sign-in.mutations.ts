import { call } from '@lib/api/call';
import { refetchUser, setSession } from '@lib/session/session';
import {
  confirmEmail,
  resetPassword,
  sendReset,
  sendSignInLink,
  signInByLink,
  verifyEmail,
} from '@modules/identity/email-tokens/email-tokens.contract';
import { useMutation } from '@tanstack/react-query';

const emailEndpoints = { verify: verifyEmail, confirm: confirmEmail };

/** Verifies the e-mail of a new account, or confirms a new e-mail of an account. A guest gives the password. */
export function useConfirmEmail(what: keyof typeof emailEndpoints, token: string) {
  return useMutation({
    mutationFn: (password: string) =>
      call(emailEndpoints[what], { body: { token, ...(password && { password }) } }),
    onSuccess: () => refetchUser(),
  });
}

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
  });
}

export function useSendReset() {
  return useMutation({ mutationFn: (email: string) => call(sendReset, { body: { email } }) });
}

/** Sends a sign-in link, which leads to `next`. */
export function useSendSignInLink(next: string | undefined, onSent: (email: string) => void) {
  return useMutation({
    mutationFn: (email: string) => call(sendSignInLink, { body: { email, ...(next && { next }) } }),
    onSuccess: (_, email) => onSent(email),
  });
}

/** Signs in with the token of a link. */
export function useSignInByLink(token: string, onEntered: () => void) {
  return useMutation({ mutationFn: () => signInByEmail({ token }), onSuccess: onEntered });
}

/** Signs in with the token of an e-mail's link, or with its code.
 *  errors  ApiProblem */
export async function signInByEmail(body: { readonly token: string } | { readonly code: string }) {
  setSession(await call(signInByLink, { body }));
}
