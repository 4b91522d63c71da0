import { createHash, createHmac, randomBytes } from 'node:crypto';

export const idleDays = 14;
export const absoluteDays = 90;
/** Within it a second use of the same token answers the same successor: two tabs, or an answer that was lost. */
export const graceSeconds = 10;

/** An opaque token of 256 random bits, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token that follows a used one: always the same, and unknown to whoever lacks the key. */
export const successorOf = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Whether a string may be a refresh token at all. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
