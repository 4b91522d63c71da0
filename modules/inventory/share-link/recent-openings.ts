import { createHmac, randomBytes } from 'node:crypto';

/** Who opened what in the last ten minutes, so that the same opening does not count twice. It is in the memory of this process alone, under digests whose key ends with it:
 *  nothing about who is written anywhere.
 *  source  README, Share links 4 */
export class RecentOpenings {
  readonly #key = randomBytes(32);
  readonly #until = new Map<string, number>();

  constructor(private readonly mostKept = 100_000) {}

  /** Whether this opening counts: the first one of this viewer in ten minutes.
   *  in  viewer: whatever tells viewers apart
   *  units  now: ISO-8601 UTC */
  isFirst(linkId: string, viewer: string, now: string): boolean {
    const at = Date.parse(now);
    for (const [key, until] of this.#until) {
      if (until > at && this.#until.size < this.mostKept) break;
      this.#until.delete(key); // the oldest come first
    }
    const key = createHmac('sha256', this.#key).update(`${linkId}\0${viewer}`).digest('base64url');
    if (this.#until.has(key)) return false;
    this.#until.set(key, at + 10 * 60_000);
    return true;
  }
}
