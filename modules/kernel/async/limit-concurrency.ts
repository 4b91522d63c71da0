export interface Queue {
  /** How many may wait, and the error for further callers. */
  readonly longest: number;
  /** Milliseconds that each may wait; without it, for ever. */
  readonly patience?: number;
  readonly full: () => Error;
}

/** Limit how much work runs at the same time. The rest waits in a queue, first come, first served.
 *  errors  the error of `full`, when the queue is full or the wait is over */
export function limitConcurrency(
  atOnce: number,
  queue?: Queue,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (queue && waiting.length >= queue.longest) throw queue.full();
    if (working >= atOnce) await turn();
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(patience);
        resolve();
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(next), 1);
        reject(queue?.full());
      };
      const patience = queue?.patience === undefined ? undefined : setTimeout(giveUp, queue.patience);
      waiting.push(next);
    });
  }
}
