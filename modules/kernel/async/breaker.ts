import { EventEmitter, once } from 'node:events';

interface Options {
  /** Resolves when the other side answers. */
  probe(): Promise<unknown>;
  /** Told when it is away, and again when the cause is of another kind. */
  onAway(cause: unknown): void;
  kindOf(cause: unknown): unknown;
  /** in  the milliseconds that it was away */
  onBack(milliseconds: number): void;
  /** The wait between two probes. */
  pause(): Promise<unknown>;
  /** Milliseconds. */
  now(): number;
}

export interface Away {
  readonly since: number;
  readonly cause: unknown;
}

/** Remembers that another side is away, so that callers are refused at once, and probes in the background until it is back. */
export class Breaker {
  #away: Away | undefined;
  readonly #back = new EventEmitter().setMaxListeners(0);
  #stopped = false;

  constructor(private readonly options: Options) {}

  /** Undefined while nothing speaks against calling. */
  get away(): Away | undefined {
    return this.#away;
  }

  /** Note that the other side does not answer.
   *  in  since: when the first call failed */
  trip(cause: unknown, since: number): void {
    if (this.#stopped) return;
    const { kindOf, onAway } = this.options;
    const before = this.#away;
    this.#away = { since: before?.since ?? since, cause };
    if (!before || kindOf(before.cause) !== kindOf(cause)) onAway(cause);
    if (!before) void this.#probe();
  }

  /** Resolves at once, or when it is back; also when the signal aborts. */
  async whenBack(signal: AbortSignal): Promise<void> {
    while (this.#away && !this.#stopped && !signal.aborted)
      await once(this.#back, 'back', { signal }).catch(() => undefined);
  }

  stop(): void {
    this.#stopped = true;
    this.#back.emit('back');
  }

  async #probe(): Promise<void> {
    while (this.#away && !this.#stopped) {
      const { since } = this.#away;
      try {
        await this.options.probe();
        this.#away = undefined;
        this.options.onBack(this.options.now() - since);
        this.#back.emit('back');
      } catch (cause) {
        this.trip(cause, since);
        await this.options.pause();
      }
    }
  }
}
