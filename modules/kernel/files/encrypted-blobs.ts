import { type CipherKey, decrypt, encrypt } from '../encryption/person-keys.js';
import type { Blobs } from './blobs.js';

/** Blobs whose bytes are encrypted under a key before they reach the store, each bound to its name.
 *  errors  `get` throws an Error for another key, another name, or bytes that were changed */
export const encryptedBlobs = (blobs: Blobs, key: CipherKey): Blobs => ({
  put: (name, bytes) => blobs.put(name, encrypt(key, bytes, name)),
  get: async (name) => {
    const kept = await blobs.get(name);
    return kept && decrypt(key, kept, name);
  },
  has: (name) => blobs.has(name),
  remove: (name) => blobs.remove(name),
});
