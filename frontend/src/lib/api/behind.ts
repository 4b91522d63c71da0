const listeners = new Set<() => void>();

/**
 * Calls back for each response that does not yet include the member's own changes.
 * out  stops listening
 */
export function watchBehind(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server's mark on a response, also a refusal, whose read models did not yet include the member's own changes. */
export const isBehind = (headers: Headers): boolean => headers.get('X-Behind') === 'true';

/** Notifies the listeners of a response with this mark. */
export function noteBehind(headers: Headers): void {
  if (isBehind(headers)) for (const listener of listeners) listener();
}
