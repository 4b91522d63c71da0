import { createHash, createHmac, randomBytes } from 'node:crypto';

export const idleDays = 14;
export const absoluteDays = 90;
/** Seconds in which a second use of the same token returns the same successor: two tabs, or a lost response. */
export const graceSeconds = 10;

/** An opaque token of 256 random bits, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest of a token, which is all that is stored. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token that follows a used one: always the same, and secret without the key. */
export const successorOf = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Whether a string has the form of a refresh token. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
