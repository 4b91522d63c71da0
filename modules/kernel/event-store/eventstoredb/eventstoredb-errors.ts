import { StoreUnavailable } from '../event-store.js';

/** gRPC: INVALID_ARGUMENT, NOT_FOUND, ALREADY_EXISTS, PERMISSION_DENIED, FAILED_PRECONDITION, OUT_OF_RANGE, UNIMPLEMENTED, UNAUTHENTICATED. */
const finalCodes = [3, 5, 6, 7, 9, 11, 12, 16];
const finalTypes = [
  'access-denied',
  'maximum-append-size-exceeded',
  'stream-deleted',
  'stream-not-found',
  'wrong-expected-version',
];
/** gRPC: UNKNOWN, RESOURCE_EXHAUSTED, ABORTED, INTERNAL, DATA_LOSS: the server is there, and fails. */
const failures = [2, 8, 10, 13, 15];

/** Refused for good. By code and type: the class that the client throws depends on where the call failed. */
export function isFinal(fault: unknown): boolean {
  if (fault instanceof StoreUnavailable) return true;
  const { code, type } = fault as { readonly code?: number; readonly type?: string };
  if (type === 'not-leader') return false; // the client goes to the leader with its next call
  return finalTypes.includes(type ?? '') || finalCodes.includes(code ?? -1);
}

/** Whether a call that failed until its deadline says that the server is away. */
export const isAway = (fault: unknown): boolean =>
  !failures.includes((fault as { readonly code?: number }).code ?? -1);

export function unavailable(fault: unknown): StoreUnavailable {
  if (fault instanceof StoreUnavailable) return fault;
  return new StoreUnavailable(fault instanceof Error ? fault.message : String(fault), { cause: fault });
}
