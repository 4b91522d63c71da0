import { createHmac, randomBytes } from 'node:crypto';
import { clientSubnet } from './client-subnet.js';

/** Remembers for ten minutes who did what, so that it counts once. It is in the memory of this process only, as
 *  digests whose key ends with the process: nothing about viewers is stored. */
export class CountedOnce {
  readonly #key = randomBytes(32);
  readonly #until = new Map<string, number>();

  constructor(private readonly maxKept = 100_000) {}

  /** Whether this one counts: it is the viewer's first in ten minutes.
   *  in  subject: what was opened or seen
   *      viewer: identifies a viewer
   *  units  now: ISO-8601 UTC */
  isFirst(subject: string, viewer: string, now: string): boolean {
    const at = Date.parse(now);
    for (const [key, until] of this.#until) {
      if (until > at && this.#until.size < this.maxKept) break;
      this.#until.delete(key); // the oldest come first
    }
    const key = createHmac('sha256', this.#key).update(`${subject}\0${viewer}`).digest('base64url');
    if (this.#until.has(key)) return false;
    this.#until.set(key, at + 10 * 60_000);
    return true;
  }
}

/** Identifies a viewer: a member by id, a guest by household and browser. */
export const viewerOf = (caller: {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}): string => caller.actor?.id ?? `${clientSubnet(caller.ip ?? '')} ${caller.userAgent ?? ''}`;
