import { type CipherKey, decrypt, encryptAlike } from './person-keys.js';

/**
 * Encrypt a JSON value deterministically, so that a rebuild makes equal rows: the same value gives the same text,
 * whatever the order of its fields.
 */
export const sealJson = (key: CipherKey, value: unknown, bound: string): string =>
  encryptAlike(key, JSON.stringify(value, inOrder), bound).toString('base64');

/** The value that `sealJson` encrypted for this key and the same `bound`.
 *  errors  Error for another key, another `bound`, or text that was changed */
export const openJson = (key: CipherKey, sealed: string, bound: string): unknown =>
  JSON.parse(String(decrypt(key, Buffer.from(sealed, 'base64'), bound)));

/** A value that was read from a row may have its fields in another order than one from an event. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
