const DELAYS = [500, 1500, 4000];

/** Tries, and tries three more times after growing delays; the last failure is passed on. The attempt is told how many
 *  failed before it.
 *  units   delays: milliseconds */
export async function withRetries<Value>(
  attempt: (failures: number) => Promise<Value>,
  pause = wait,
): Promise<Value> {
  for (const [failures, delay] of DELAYS.entries()) {
    try {
      return await attempt(failures);
    } catch {
      await pause(delay);
    }
  }
  return attempt(DELAYS.length);
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
