import { createHmac, randomBytes } from 'node:crypto';
import { clientSubnet } from './client-subnet.js';

/** Who did what in the last ten minutes, so that the same thing does not count twice. It is in the memory of this process alone, under digests whose key ends with it:
 *  nothing about who is written anywhere. */
export class CountedOnce {
  readonly #key = randomBytes(32);
  readonly #until = new Map<string, number>();

  constructor(private readonly mostKept = 100_000) {}

  /** Whether this one counts: the first of this viewer in ten minutes.
   *  in  subject: what was opened or seen
   *      viewer: whatever tells viewers apart
   *  units  now: ISO-8601 UTC */
  isFirst(subject: string, viewer: string, now: string): boolean {
    const at = Date.parse(now);
    for (const [key, until] of this.#until) {
      if (until > at && this.#until.size < this.mostKept) break;
      this.#until.delete(key); // the oldest come first
    }
    const key = createHmac('sha256', this.#key).update(`${subject}\0${viewer}`).digest('base64url');
    if (this.#until.has(key)) return false;
    this.#until.set(key, at + 10 * 60_000);
    return true;
  }
}

/** What tells viewers apart: the member's id; of guests, their household and browser. */
export const viewerOf = (caller: {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}): string => caller.actor?.id ?? `${clientSubnet(caller.ip ?? '')} ${caller.userAgent ?? ''}`;
