export interface Queue {
  /** How many may wait, and what those after them are told. */
  readonly longest: number;
  readonly full: () => Error;
}

/** A line before work that must not be done all at once: so many are at it, the others wait, first come, first served.
 *  errors  what `full` makes, when the line is too long */
export function limitConcurrency(
  atOnce: number,
  line?: Queue,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (line && waiting.length >= line.longest) throw line.full();
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
