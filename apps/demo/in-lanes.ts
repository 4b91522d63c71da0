import type { DemoDeps } from './demo-deps.js';

/** Work on `lanes` items at once, in order, until all are done or the signal aborts. */
export async function inLanes<One>(
  { signal, progress }: Pick<DemoDeps, 'signal' | 'progress'>,
  step: Parameters<DemoDeps['progress']>[0]['step'],
  list: readonly One[],
  lanes: number,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  let done = 0;
  const lane = async () => {
    while (next < list.length && !signal.aborted) {
      const one = list[next++] as One;
      await work(one);
      progress({ step, done: ++done, of: list.length });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, () => lane().catch(stopAll)));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;

  function stopAll(error: unknown): never {
    next = list.length;
    throw error;
  }
}
