import { AppendTooLarge, StoreUnavailable, StreamRefused } from '../event-store.js';

/** gRPC: INVALID_ARGUMENT, NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION, OUT_OF_RANGE, UNIMPLEMENTED, UNAUTHENTICATED. */
const finalCodes = [3, 5, 6, 7, 9, 11, 12, 16];
const finalTypes = [
  'access-denied',
  'maximum-append-size-exceeded',
  'stream-deleted',
  'stream-not-found',
  'wrong-expected-version',
];
/** gRPC: UNKNOWN, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, DATA_LOSS: the server is reachable, but fails. */
const failures = [2, 8, 10, 13, 15];

/** Permanent refusals. Checked by code and type: the class that the client throws depends on where the call failed. */
export function isFinal(fault: unknown): boolean {
  if (fault instanceof StoreUnavailable || isTooLarge(fault)) return true;
  const { code, type } = fault as { readonly code?: number; readonly type?: string };
  if (type === 'not-leader') return false; // the client goes to the leader with its next call
  return finalTypes.includes(type ?? '') || finalCodes.includes(code ?? -1);
}

/** The server denies the user access, or does not know the user (gRPC 7 and 16). */
export function isDenied(fault: unknown): boolean {
  const { code, type } = (fault ?? {}) as { readonly code?: number; readonly type?: string };
  return type === 'access-denied' || code === 7 || code === 16;
}

/** Translates an error about one stream, with the stream's name; other errors stay unchanged.
 *  in  user: the user name on the server */
export function ofStream(stream: string, user: string, fault: unknown): unknown {
  const { type } = fault as { readonly type?: string };
  if (isDenied(fault)) return new StreamRefused(stream, `the server denies it to ${user}.`, { cause: fault });
  if (type === 'stream-deleted')
    return new StreamRefused(stream, 'it was deleted on the server for good.', { cause: fault });
  if (isTooLarge(fault)) return new AppendTooLarge(stream, tooLarge(fault), { cause: fault });
  return fault;
}

/** The server's limit of an append, or that of a message (gRPC 8). */
function isTooLarge(fault: unknown): boolean {
  const { code, type, message } = fault as Partial<Record<'code' | 'type' | 'message', unknown>>;
  return type === 'maximum-append-size-exceeded' || (code === 8 && /larger than max/.test(String(message)));
}

function tooLarge(fault: unknown): string {
  const { maxAppendSize } = fault as { readonly maxAppendSize?: number };
  const max = maxAppendSize ? `at most ${maxAppendSize} bytes` : 'less';
  return `the log's server takes ${max}. Raise its EVENTSTORE_MAX_APPEND_SIZE (README, The log in EventStoreDB).`;
}

/** Whether a call that failed until its deadline shows that the server is away. */
export const isAway = (fault: unknown): boolean =>
  !failures.includes((fault as { readonly code?: number }).code ?? -1);

export function unavailable(fault: unknown): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  return new StoreUnavailable(fault instanceof Error ? fault.message : String(fault), { cause: fault });
}
