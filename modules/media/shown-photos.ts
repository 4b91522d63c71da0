import type { PublicPhotos } from './photos.ports.js';

/** The photos of public listings. A result is cached for ten seconds, so that a page of cards queries once for
 *  each listing, and a removed photo disappears within that time. */
export class ShownPhotos {
  readonly #known = new Map<string, Known>();

  constructor(private readonly photosOf: PublicPhotos) {}

  async has(listingId: string, photoId: string, now: string): Promise<boolean> {
    const known = this.#known.get(listingId);
    if (known && Date.parse(now) < known.until) return (await known.photoIds).includes(photoId);
    const photoIds = this.photosOf(listingId, now);
    this.#keep(listingId, { photoIds, until: Date.parse(now) + keptFor });
    const found = await photoIds.catch((error: unknown) => {
      this.#known.delete(listingId);
      throw error;
    });
    if (!found.length) this.#known.delete(listingId); // it may be published at any moment
    return found.includes(photoId);
  }

  #keep(listingId: string, known: Known): void {
    this.#known.delete(listingId);
    this.#known.set(listingId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxKept && oldest !== undefined) this.#known.delete(oldest);
  }
}

interface Known {
  readonly photoIds: Promise<readonly string[]>;
  readonly until: number;
}

const keptFor = 10_000;
const maxKept = 10_000;
