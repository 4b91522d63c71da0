export interface Queue {
  /** How many may wait, and the error for those after them. */
  readonly longest: number;
  readonly full: () => Error;
}

/** Limit how much work runs at the same time. The rest waits in a queue, first come, first served.
 *  errors  the error of `full`, when the queue is full */
export function limitConcurrency(
  atOnce: number,
  queue?: Queue,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (queue && waiting.length >= queue.longest) throw queue.full();
    if (working >= atOnce) await new Promise<void>((next) => waiting.push(next));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
