import { ApiProblem } from '@lib/api/problem';

/** Sign-in errors by code, each as a sentence for a person: what happened, and what to do. */
export const signInErrorMessages = {
  'multi-factor-auth-required': 'One more step: type the code that your authenticator app shows.',
  'user-mismatch': 'That is not the account you are signed in with. Sign out first, or choose the same one.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow windows for this site and try again.',
  'popup-closed-by-user': 'The sign-in window was closed before you were done. Try again when you are ready.',
  'cancelled-popup-request':
    'Another sign-in window was opened, so this one was closed. Continue in the newer one.',
  'unauthorized-domain':
    'Signing in that way does not work at this address. Open our site at its usual address, or use your e-mail and password.',
  'network-request-failed': 'The server cannot be reached. Check your connection and try again.',
  'web-storage-unsupported':
    'Your browser blocks our cookies, and you cannot stay signed in without them. Allow cookies for this site and try again.',
  'invalid-api-key':
    'Signing in that way is not set up right on our side. Use your e-mail and password instead.',
  'internal-error': 'Something broke on our side. Please try again in a moment.',
} as const;

export type SignInErrorCode = keyof typeof signInErrorMessages;

/** The message for any sign-in error: the text of its code, else its own message, else "Authentication failed". */
export function signInErrorMessage(error: unknown): string {
  const code = signInErrorCode(error);
  if (code !== undefined) return signInErrorMessages[code];
  return (error instanceof Error && error.message) || 'Authentication failed';
}

/** The sign-in code of a problem; undefined when the server's own message is shown. */
export function signInErrorCode(error: unknown): SignInErrorCode | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (Object.hasOwn(signInErrorMessages, error.code)) return error.code as SignInErrorCode;
  if (error.code === 'SOCIAL_NOT_PROVEN') return lookUp(fromProtocol, String(error.body.reason));
  return lookUp(fromServer, error.code);
}

const lookUp = (codes: Readonly<Record<string, SignInErrorCode>>, code: string) =>
  Object.hasOwn(codes, code) ? codes[code] : undefined;

const fromServer: Readonly<Record<string, SignInErrorCode>> = {
  SECOND_FACTOR_NEEDED: 'multi-factor-auth-required',
  SOCIAL_OTHER_MEMBER: 'user-mismatch',
  CROSS_SITE: 'unauthorized-domain',
  UNREACHABLE: 'network-request-failed',
  INTERNAL: 'internal-error',
};

/** Errors of the provider's server, by the codes of OAuth 2.0. */
const fromProtocol: Readonly<Record<string, SignInErrorCode>> = {
  invalid_client: 'invalid-api-key',
  unauthorized_client: 'unauthorized-domain',
  invalid_redirect_uri: 'unauthorized-domain',
  redirect_uri_mismatch: 'unauthorized-domain',
};
