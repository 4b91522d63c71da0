import { AsyncLocalStorage } from 'node:async_hooks';
import { kindOfRefusal, type SecurityEventKind, type SecurityFields } from './security-events.rules.js';

/** Who calls and what, for the lines of one request. */
export interface RequestContext {
  readonly requestId: string;
  /** The address, from which only a keyed hash of its network is ever written. */
  readonly address: string;
  readonly method: string;
  /** The caller, once the guard has identified them. */
  readonly caller: () => { readonly memberId: string | undefined; readonly sessionId: string | undefined };
  readonly write: (kind: SecurityEventKind, fields: SecurityFields, context: RequestContext) => void;
  /** 'POST /api/auth/sign-in': of the contract, so without ids, tokens or names. */
  call?: string;
  /** Whom a guest's call is about: the account that they sign in to. */
  about?: string;
  /** A refusal has one event: the first that is written. */
  hasRefusal?: boolean;
  /** The answer was sent. What goes on afterwards has no request any more. */
  readonly isOver: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Run a request whose lines, at any depth, say which request, member and session they belong to.
 *  source  ADR 0127 */
export const runInRequest = <Result>(context: RequestContext, work: () => Result): Result =>
  contexts.run(context, work);

export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** What every log line of a request says. Timers and connections that a request began, and that outlive it, say nothing. */
export function lineOfRequest(): Readonly<Record<string, string>> {
  const context = contexts.getStore();
  return !context || context.isOver ? {} : namesOf(context);
}

export function namesOf({ requestId, caller }: RequestContext): Readonly<Record<string, string>> {
  const { memberId, sessionId } = caller();
  return { requestId, ...(memberId && { memberId }), ...(sessionId && { sessionId }) };
}

/** Write a security event of the request under way; nothing outside of one.
 *  source  docs/security-events.md */
export function noteSecurityEvent(kind: SecurityEventKind, fields: SecurityFields = {}): void {
  const context = contexts.getStore();
  if (kind === 'staff-call-refused' && context) context.hasRefusal = true;
  context?.write(kind, fields, context);
}

/** Write the security event of a refusal, if it is one. A request has one.
 *  in  status: the HTTP status */
export function noteRefusal(status: number, code: string): void {
  const kind = kindOfRefusal(status, code);
  const context = contexts.getStore();
  if (!kind || !context || context.hasRefusal) return;
  context.hasRefusal = true;
  context.write(kind, { code }, context);
}

/** The call of the contract that serves this request. */
export function noteCall(call: string): void {
  const context = contexts.getStore();
  if (context) context.call = call;
}

/** The account that a guest's call is about, for the security events that follow. */
export function noteAbout(memberId: string | undefined): void {
  const context = contexts.getStore();
  if (context && memberId !== undefined) context.about = memberId;
}
