const DELAYS = [500, 1500, 4000];

/** Tries, and tries three more times after growing delays; the last failure is passed on.
 *  units   delays: milliseconds */
export async function retried<Value>(attempt: () => Promise<Value>, pause = wait): Promise<Value> {
  for (const delay of DELAYS) {
    try {
      return await attempt();
    } catch {
      await pause(delay);
    }
  }
  return attempt();
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
