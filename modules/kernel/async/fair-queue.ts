export interface QueueLimits {
  /** How many may be inside at the same time; one for each key. */
  readonly atOnce: number;
  /** How many may wait, in total and for one key. */
  readonly longest: number;
  readonly longestOfKey: number;
  /** Milliseconds that a caller may wait. */
  readonly patience: number;
  /** The error for a caller that finds the queue full, or waits too long. */
  readonly full: () => Error;
}

/** A fair queue: callers with much work do not delay the others. One of each key is inside at a time, and the keys take turns in order of arrival. */
export class FairQueue {
  readonly #inside = new Set<string>();
  readonly #waiting: Waiting[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /** Wait for a turn.
   *  in      gone: aborted when nobody waits for the result any more; the caller then leaves the queue
   *  out     ends the turn; later calls of it do nothing
   *  errors  that of `full`; the reason of `gone` */
  async enter(key: string, gone?: AbortSignal): Promise<() => void> {
    gone?.throwIfAborted();
    const { atOnce, longest, longestOfKey, full } = this.limits;
    if (this.#inside.size < atOnce && !this.#inside.has(key)) return this.#admit(key);
    const ofKey = this.#waiting.filter((one) => one.key === key).length;
    if (this.#waiting.length >= longest || ofKey >= longestOfKey) throw full();
    return this.#turn(key, gone);
  }

  /** Run work in turn.
   *  errors  those of `enter` and of `work` */
  async run<Result>(key: string, work: () => Promise<Result>, gone?: AbortSignal): Promise<Result> {
    const leave = await this.enter(key, gone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #turn(key: string, gone?: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        stop();
        this.#waiting.splice(this.#waiting.indexOf(one), 1);
        reject(error);
      };
      const hangUp = () => leave(gone?.reason);
      const patience = setTimeout(() => leave(this.limits.full()), this.limits.patience);
      const stop = () => {
        clearTimeout(patience);
        gone?.removeEventListener('abort', hangUp);
      };
      const one: Waiting = {
        key,
        admit: () => {
          stop();
          resolve(this.#admit(key));
        },
      };
      gone?.addEventListener('abort', hangUp);
      this.#waiting.push(one);
    });
  }

  #admit(key: string): () => void {
    this.#inside.add(key);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#inside.delete(key);
      this.#next();
    };
  }

  #next(): void {
    if (this.#inside.size >= this.limits.atOnce) return;
    const at = this.#waiting.findIndex(({ key }) => !this.#inside.has(key));
    this.#waiting.splice(at, at < 0 ? 0 : 1)[0]?.admit();
  }
}

interface Waiting {
  readonly key: string;
  admit(): void;
}
