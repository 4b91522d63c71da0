import { createHmac, randomBytes } from 'node:crypto';
import { clientSubnet } from './client-subnet.js';

/** Remembers for some minutes who did what, so that it counts once. It is in the memory of this process only, with
 *  digests of viewers whose key ends with the process: nothing about viewers is stored. */
export class CountedOnce {
  readonly #key = randomBytes(32);
  readonly #until = new Map<string, number>();
  readonly #ms: number;
  readonly #maxKept: number;
  #last = { viewer: '', digest: '' };

  /** `minutes`: a viewer counts once in so many. */
  constructor({ minutes, maxKept = 100_000 }: { readonly minutes: number; readonly maxKept?: number }) {
    this.#ms = minutes * 60_000;
    this.#maxKept = maxKept;
  }

  /** Whether this one counts: it is the viewer's first within the minutes.
   *  in  subject: what was opened or seen
   *      viewer: identifies a viewer
   *  units  now: ISO-8601 UTC */
  isFirst(subject: string, viewer: string, now: string): boolean {
    const at = Date.parse(now);
    for (const [key, until] of this.#until) {
      if (until > at && this.#until.size < this.#maxKept) break;
      this.#until.delete(key); // the oldest come first
    }
    const key = `${this.#digestOf(viewer)} ${subject}`;
    if (this.#until.has(key)) return false;
    this.#until.set(key, at + this.#ms);
    return true;
  }

  /** One report is of many subjects and one viewer. */
  #digestOf(viewer: string): string {
    if (this.#last.viewer !== viewer || !this.#last.digest) {
      const digest = createHmac('sha256', this.#key).update(viewer).digest('base64url');
      this.#last = { viewer, digest };
    }
    return this.#last.digest;
  }
}

/** Identifies a viewer: a member by id, a guest by household and browser. */
export const viewerOf = (caller: {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}): string => caller.actor?.id ?? `${clientSubnet(caller.ip ?? '')} ${caller.userAgent ?? ''}`;
