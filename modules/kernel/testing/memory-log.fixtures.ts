import { createSecretKey, type KeyObject } from 'node:crypto';
import { PersonKeys } from '../encryption/person-keys.js';
import { DomainEventStore } from '../event-store/domain-event-store.js';
import {
  type Appended,
  type EventStore,
  type Expected,
  type NewEvent,
  type ReadOptions,
  type StoredEvent,
  WrongVersion,
} from '../event-store/event-store.js';

/** An in-memory log with the rules of the port: for property tests over the order of reads and appends of several
 *  processes, which neither real store lets a test choose. */
export class MemoryLog {
  readonly #events: StoredEvent[] = [];

  /** The log as one process sees it: each read and append waits for its turn, and a turn that throws ends the process there. */
  seenBy(turn: () => Promise<unknown>): DomainEventStore {
    const log: EventStore = {
      countsEvents: true,
      append: async (stream, events, expected) => {
        await turn();
        return this.#append(stream, events, expected);
      },
      read: async (stream, options) => {
        await turn();
        return this.#read(stream, options);
      },
      readAll: async (after, limit) => this.#events.slice(after, after + limit),
      readBack: async (before, limit) =>
        this.#events
          .slice(0, before === null ? undefined : before - 1)
          .toReversed()
          .slice(0, limit),
      subscribe: () => {
        throw new Error('Nobody follows a log in memory');
      },
      head: async () => this.#events.length,
      hiddenStreams: async () => [],
      close: async () => {},
    };
    return new DomainEventStore(log, new OneKey());
  }

  #of = (stream: string): readonly StoredEvent[] => this.#events.filter((event) => event.stream === stream);

  #read(stream: string, { from, direction = 'forwards', limit }: ReadOptions = {}): readonly StoredEvent[] {
    const all = direction === 'forwards' ? this.#of(stream) : this.#of(stream).toReversed();
    const read = all.filter(({ version }) => {
      if (from === undefined) return true;
      return direction === 'forwards' ? version >= from : version <= from;
    });
    return read.slice(0, limit);
  }

  #append(stream: string, events: readonly NewEvent[], expected: Expected): Appended {
    const before = this.#of(stream);
    const known = before.find(({ id }) => id === events.at(-1)?.id);
    if (known) return { version: known.version, position: known.position };
    if (before.length !== (expected === 'none' ? 0 : expected))
      throw new WrongVersion(stream, expected, before.length);
    for (const [at, event] of events.entries())
      this.#events.push({
        ...event,
        stream,
        version: before.length + at + 1,
        position: this.#events.length + 1,
      });
    return { version: before.length + events.length, position: this.#events.length };
  }
}

/** Everybody has the same key, and nobody is erased. */
class OneKey extends PersonKeys {
  readonly #key = createSecretKey(Buffer.alloc(32));

  constructor() {
    super(undefined as never, 'a secret of thirty-two characters');
  }

  override getOrCreate(): Promise<KeyObject> {
    return Promise.resolve(this.#key);
  }

  override isErased(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override getMany(persons: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
    return Promise.resolve(new Map(persons.map((person) => [person, this.#key])));
  }
}
