import type { Blobs } from '../../kernel/files/blobs.js';
import type { Content } from '../../kernel/files/content.js';
import type { Photos } from '../../media/photos.ports.js';

/** A photo as the photo pipeline encodes it, in the largest of its sizes, and stored nowhere: upright, without what the camera wrote into it.
 *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large), TOO_BUSY (unavailable) */
export async function encodedPhoto(photos: Photos, content: Content, owner: string): Promise<Buffer> {
  const sizes = new Map<string, Buffer>();
  await photos.storeIn(inMemory(sizes), content, { owner, blobOf: (_, size) => size });
  const largest = sizes.get('zoom');
  if (!largest) throw new Error('The photo pipeline gave no picture');
  return largest;
}

const inMemory = (known: Map<string, Buffer>): Blobs => ({
  put: async (name, bytes) => void known.set(name, bytes),
  get: async (name) => known.get(name),
  has: async (name) => known.has(name),
  remove: async (name) => void known.delete(name),
});
