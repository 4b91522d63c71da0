import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest of a token; only the digest is stored. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a string has the form of such a token. */
export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
