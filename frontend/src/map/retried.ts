const DELAYS = [500, 1500, 4000];

/** Tries up to four times with growing delays, then throws the last error. The attempt gets the number of failures
 *  so far.
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
