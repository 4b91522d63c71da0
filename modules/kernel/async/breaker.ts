import { EventEmitter, once } from 'node:events';

interface Options {
  /** Resolves when the other side responds. */
  probe(): Promise<unknown>;
  /** Called when it goes away, and again when the kind of cause changes. */
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

/** Remembers that another system is away, so that callers are refused at once, and probes in the background until it is back. */
export class Breaker {
  #away: Away | undefined;
  readonly #back = new EventEmitter().setMaxListeners(0);
  #stopped = false;

  constructor(private readonly options: Options) {}

  /** The reason to refuse a call; undefined while calls are allowed. */
  get away(): Away | undefined {
    return this.#away;
  }

  /** Record that the other side does not respond.
   *  in  since: when the first call failed */
  trip(cause: unknown, since: number): void {
    if (this.#stopped) return;
    const { kindOf, onAway } = this.options;
    const before = this.#away;
    this.#away = { since: before?.since ?? since, cause };
    if (!before || kindOf(before.cause) !== kindOf(cause)) onAway(cause);
    if (!before) void this.#probe();
  }

  /** Resolves at once when it is not away, else when it is back; also when the signal aborts. */
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
