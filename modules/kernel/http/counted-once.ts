import { createHmac, randomBytes } from 'node:crypto';
import { clientSubnet } from './client-subnet.js';
import { Recent } from './recent.js';
import { seededHash } from './seeded-hash.js';

/** Remembers for some minutes who did what, so that it counts once. It is in the memory of this process only, with
 *  digests of viewers whose key ends with the process: nothing about viewers is stored. */
export class CountedOnce {
  readonly #key = randomBytes(32).toString('base64url'); // from a buffer each digest would first make a key object
  readonly #until: Recent<number>;
  readonly #ms: number;

  /** `minutes`: a viewer counts once in so many. */
  constructor({ minutes, maxKept = 100_000 }: { readonly minutes: number; readonly maxKept?: number }) {
    this.#ms = minutes * 60_000;
    this.#until = new Recent(this.#ms, maxKept);
  }

  /** Whether this one counts: it is the viewer's first within the minutes.
   *  in  subject: what was opened or seen
   *      viewer: identifies a viewer
   *  units  now: ISO-8601 UTC */
  isFirst(subject: string, viewer: string, now: string): boolean {
    return this.firstAmong([subject], viewer, now).length > 0;
  }

  /** Those of several subjects that count. */
  firstAmong(subjects: readonly string[], viewer: string, now: string): readonly string[] {
    const at = Date.parse(now);
    const digest = createHmac('sha256', this.#key).update(viewer).digest();
    const seed = [digest.readInt32LE(0), digest.readInt32LE(4)] as const;
    return subjects.filter((subject) => this.#isFirst(seededHash(subject, seed), at));
  }

  #isFirst(key: number, at: number): boolean {
    if ((this.#until.get(key) ?? 0) > at) return false;
    this.#until.set(key, at + this.#ms, at);
    return true;
  }
}

/** Identifies a viewer: a member by id, a guest by household and browser. */
export const viewerOf = (caller: {
  readonly actor?: { readonly id: string } | undefined;
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
}): string => caller.actor?.id ?? `${clientSubnet(caller.ip ?? '')} ${caller.userAgent ?? ''}`;
