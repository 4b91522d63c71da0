import { type CipherKey, decrypt, encryptAlike } from './person-keys.js';

/** Encrypt a value of JSON for a row that a rebuild makes alike: the same value gives the same text, in whatever order its fields come. */
export const sealJson = (key: CipherKey, value: unknown, bound: string): string =>
  encryptAlike(key, JSON.stringify(value, inOrder), bound).toString('base64');

/** What `sealJson` was given for this key and the same `bound`.
 *  errors  Error for another key, another `bound`, or text that was changed */
export const openJson = (key: CipherKey, sealed: string, bound: string): unknown =>
  JSON.parse(String(decrypt(key, Buffer.from(sealed, 'base64'), bound)));

/** A value that was read from a row has its fields in another order than one that an event made. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
