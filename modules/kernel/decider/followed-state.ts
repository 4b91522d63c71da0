import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { StoreUnavailable } from '../event-store/event-store.js';
import { type EventOf, type StreamDefinition, streamOf } from '../event-store/events.js';
import type { DomainEvent } from './decider.js';
import type { StreamState } from './stream-decider.js';

/** The state of one stream, kept in this process. A reader looks for new events when the last look is three seconds old, and
 *  many readers share one look, so that asking costs nothing. While the log is away, what was known stays.
 *  source  ADR 0080 */
export class FollowedState<Events extends StreamDefinition, State> {
  #state: State;
  #version = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(
    private readonly eventStore: DomainEventStore,
    private readonly stream: StreamState<Events, State>,
    private readonly id: string,
  ) {
    this.#state = stream.initial;
  }

  async now(): Promise<State> {
    if (performance.now() - this.#lookedAt > lookEvery) await this.look();
    return this.#state;
  }

  /** Look at once: the caller has changed it. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      this.#lookedAt = performance.now();
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    try {
      const stored = await this.eventStore.log.read(streamOf(this.stream.events, this.id), {
        from: this.#version + 1,
      });
      const news = (await this.eventStore.decode(
        [this.stream.events],
        stored,
      )) as unknown as (EventOf<Events> & DomainEvent)[];
      this.#version = stored.at(-1)?.version ?? this.#version;
      this.#state = news.reduce(this.stream.evolve, this.#state);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}

/** Milliseconds. */
const lookEvery = 3_000;
