import type { DomainEventStore } from '../event-store/domain-event-store.js';
import { type StreamDefinition, streamOf } from '../event-store/events.js';
import type { CommandMetadata } from './decider.js';
import type { StreamDecider } from './stream-decider.js';
import { WarmStream } from './warm-stream.js';

type AnyCommand = { readonly meta: CommandMetadata };
// biome-ignore lint/suspicious/noExplicitAny: streams of any kind are kept side by side
type AnyWarmStream = WarmStream<any, any, any>;

/** The warm streams of one process: those used last stay in memory.
 *  source  ADR 0110 */
export class WarmStreams {
  /** By name, those used last at the end. */
  readonly #streams = new Map<string, AnyWarmStream>();

  constructor(private readonly eventStore: DomainEventStore) {}

  of<Events extends StreamDefinition, State, Command extends AnyCommand>(
    decider: StreamDecider<Events, State, Command>,
    id: string,
  ): WarmStream<Events, State, Command> {
    const name = streamOf(decider.events, id);
    const stream = this.#streams.get(name) ?? new WarmStream(this.eventStore, decider, id);
    this.#streams.delete(name);
    this.#streams.set(name, stream);
    this.#forget();
    return stream;
  }

  /** Streams without events are forgotten at once: anybody can name one that there is not. */
  #forget(): void {
    const since = performance.now() - keptFor;
    const newest = [...this.#streams.keys()].at(-1);
    for (const [name, { isIdle, isEmpty, usedAt }] of this.#streams) {
      const isOver = this.#streams.size > mostKept || usedAt <= since;
      if (isIdle && name !== newest && (isEmpty || isOver)) this.#streams.delete(name);
    }
  }
}

const mostKept = 64;
/** Ten minutes, in milliseconds. */
const keptFor = 600_000;
