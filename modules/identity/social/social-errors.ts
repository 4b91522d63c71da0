import { AuthorizationResponseError, ClientError } from 'openid-client';
import { DomainError, forbidden, unauthenticated, unavailable } from '../../kernel/decider/errors.js';

/** Our error for what went wrong at the provider. `reason` is the protocol's own code, for the operator.
 *  out  SOCIAL_DENIED (forbidden), SOCIAL_UNREACHABLE (unavailable), SOCIAL_NOT_PROVEN (unauthenticated) */
export function errorFor(error: unknown, name: string): DomainError {
  if (error instanceof DomainError) return error;
  const reason = reasonOf(error);
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
    return forbidden('SOCIAL_DENIED', { message: `You left ${name} without signing in.`, reason });
  if (isAway(error))
    return unavailable('SOCIAL_UNREACHABLE', {
      message: `${name} cannot be reached right now. Please try again, or sign in another way.`,
      reason,
    });
  return unauthenticated('SOCIAL_NOT_PROVEN', {
    message: `We could not verify the answer from ${name}, so you are not signed in. Please try again.`,
    reason,
  });
}

/** The flow has expired, was used, or belongs to another browser. */
export const flowOver = () =>
  unauthenticated('SOCIAL_OVER', {
    message: 'That sign-in has expired, or another one began. Please start again.',
  });

/** The protocol's own error code. A value from the browser counts only when it has the form of a code. */
export function protocolCode({ details: { reason } }: DomainError): string {
  return typeof reason === 'string' && /^[A-Za-z][\w.-]{0,59}$/.test(reason) ? reason : 'unknown';
}

function isAway(error: unknown): boolean {
  if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT' || isAway(error.cause);
  return error instanceof TypeError && error.message === 'fetch failed';
}

function reasonOf(error: unknown): string | undefined {
  const { error: answered, code } = error as { readonly error?: unknown; readonly code?: unknown };
  const said = typeof answered === 'string' ? answered : code;
  return typeof said === 'string' ? said : undefined;
}
