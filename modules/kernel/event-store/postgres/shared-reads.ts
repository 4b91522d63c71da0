import type { StoredEvent } from '../event-store.js';

type Read = (after: number, limit: number) => Promise<readonly StoredEvent[]>;

/** Readers of the same place of the log share one read: at its head that is every processor of the process, at each append. An answer serves until there is
 *  news. A full one serves only those who wait for it: its readers are far from the head, and it is large. */
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

  /** There is news: a read that began before it may lack it. */
  forget(): void {
    this.#answers.clear();
  }
}
