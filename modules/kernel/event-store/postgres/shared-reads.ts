import type { StoredEvent } from '../event-store.js';

type Read = (after: number, limit: number) => Promise<readonly StoredEvent[]>;

/** Readers at the same position of the log share one read: at the head these are all processors of the process, at
 *  each append. A result is reused until there is a new append. A full batch is shared only with concurrent readers:
 *  they are far from the head, and it is large. */
export class SharedReads {
  readonly #answers = new Map<string, ReturnType<Read>>();

  constructor(private readonly read: Read) {}

  ask(after: number, limit: number): ReturnType<Read> {
    const place = `${after} ${limit}`;
    const known = this.#answers.get(place);
    if (known) return known;
    const answer = this.read(after, limit);
    const drop = () => {
      if (this.#answers.get(place) === answer) this.#answers.delete(place);
    };
    answer.then((events) => events.length === limit && drop(), drop);
    this.#answers.set(place, answer);
    return answer;
  }

  /** There is a new append: an earlier read may lack it. */
  delete(): void {
    this.#answers.clear();
  }
}
