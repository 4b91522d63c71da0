/** How often a mail is tried before it is given up. */
export const maxAttempts = 10;
/** Seconds that a process has for a batch before another may take it: longer than a batch can last (`smtp.ts`). */
export const leaseSeconds = 60;

/** Seconds from a failed try to the next: a minute after the first, three times as long after each, 24 hours at most. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(60 * 3 ** (attempts - 1), 86_400);
}
