import type { EventStoreDBClient } from '@eventstore/db-client';
import { closeClient } from './eventstoredb-client.js';

/** One client, and how many calls are under way on it. Once given up it takes no more calls; it is closed when its last call has ended,
 *  because closing it ends the responses under way as if they were complete. */
export class SharedClient {
  readonly #givenUp = new AbortController();
  #calls = 0;
  #closed: () => void = () => undefined;
  /** Resolves when it was given up and closed. */
  readonly closed: Promise<void>;

  constructor(private readonly client: EventStoreDBClient) {
    this.closed = new Promise((resolve) => {
      this.#closed = resolve;
    });
  }

  /** Aborts when it is given up: an endless call then ends itself. */
  get givenUp(): AbortSignal {
    return this.#givenUp.signal;
  }

  /** Make a call that lasts until its promise is done. */
  async use<Answer>(call: (client: EventStoreDBClient) => Promise<Answer>): Promise<Answer> {
    const { client, end } = this.begin();
    try {
      return await call(client);
    } finally {
      end();
    }
  }

  /** The same for a call that reports its end itself, once. */
  begin(): { readonly client: EventStoreDBClient; readonly end: () => void } {
    if (this.givenUp.aborted) throw new Error('the client was given up');
    this.#calls += 1;
    const end = () => {
      this.#calls -= 1;
      this.#closeWhenIdle();
    };
    return { client: this.client, end };
  }

  giveUp(): void {
    if (this.givenUp.aborted) return;
    this.#givenUp.abort();
    this.#closeWhenIdle();
  }

  #closeWhenIdle(): void {
    if (this.givenUp.aborted && this.#calls === 0) void closeClient(this.client).then(this.#closed);
  }
}
