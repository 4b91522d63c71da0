/** One answer for all who ask at the same time: it is made once, and again for those who ask when it is a second old, or who have seen something newer than it
 *  has. While an opening runs, a thousand pages ask how three thousand spaces are.
 *  units  milliseconds
 *  source  modules/orders/README.md, Reading 5 */
export class SharedAnswers<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly keptFor = 1_000,
  ) {}

  /** in      seen: the position in the log that the rows have already, and the answer has to have
   *  errors  those of `make`, which is asked again by the next */
  async of(key: string, seen: number, make: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (!kept || this.now() - kept.at >= this.keptFor) return this.#make(key, seen, make);
    kept.seen = Math.max(kept.seen, seen);
    const answer = await kept.answer;
    if (seen <= kept.has) return answer;
    const newest = this.#kept.get(key);
    if (newest && newest !== kept) return newest.answer; // it was begun since, and has it
    return this.#make(key, kept.seen, make);
  }

  #make(key: string, seen: number, make: () => Promise<Answer>): Promise<Answer> {
    const made = { at: this.now(), has: seen, seen, answer: make() };
    for (const [other, { at }] of this.#kept) if (made.at - at >= this.keptFor) this.#kept.delete(other);
    this.#kept.set(key, made);
    made.answer.catch(() => {
      // whoever waits for it sees the error; the next asks again
      if (this.#kept.get(key) === made) this.#kept.delete(key);
    });
    return made.answer;
  }
}

interface Kept<Answer> {
  readonly at: number;
  readonly answer: Promise<Answer>;
  /** The position that it has at least. */
  readonly has: number;
  /** The highest position of those who asked since. */
  seen: number;
}
