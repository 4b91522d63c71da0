/** The pace of a position over the last minute. */
export class Pace {
  readonly #looks: { readonly position: number; readonly at: number }[] = [];

  /** Record a position.
   *  in   at: milliseconds
   *  out  positions a second over the last minute; undefined before two records a second apart */
  look(position: number, at: number): number | undefined {
    while (this.#looks[0] && at - this.#looks[0].at > aMinute) this.#looks.shift();
    const first = this.#looks[0];
    if (at - (this.#looks.at(-1)?.at ?? 0) >= aSecond) this.#looks.push({ position, at });
    if (!first || at - first.at < aSecond) return undefined;
    return ((position - first.position) * aSecond) / (at - first.at);
  }
}

const aSecond = 1_000;
const aMinute = 60_000;
