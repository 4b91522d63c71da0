const listeners = new Set<() => void>();

/** Calls back for each answer that does not have the own changes yet; the answer stops that. */
export function watchBehind(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server marks an answer, also a refusal, that it gave before its read models had the own changes. */
export const isBehind = (headers: Headers): boolean => headers.get('X-Behind') === 'true';

/** Tells the listeners when an answer is so marked. */
export function noteBehind(headers: Headers): void {
  if (isBehind(headers)) for (const listener of listeners) listener();
}
