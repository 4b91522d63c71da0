import { createHmac } from 'node:crypto';

/** Seconds in which a second use of the same token returns the same successor: two tabs, or a lost response. */
export const graceSeconds = 10;

/** The token that follows a used one: always the same, and secret without the key. */
export const successorOf = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');
