import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomFillSync } from 'node:crypto';

/** A frequently used key is a KeyObject: raw bytes are checked at each use, which takes longer than encrypting a short text. */
export type CipherKey = Buffer | KeyObject;

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text; decrypting needs the same `bound`. */
export function encrypt(key: CipherKey, plain: Buffer | string, bound: string, nonce = newNonce()): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** A random nonce of twelve bytes. Nonces are fetched in bulk: each fetch costs as much as encrypting a short text. */
function newNonce(): Buffer {
  if (nextNonce === nonces.length) {
    randomFillSync(nonces);
    nextNonce = 0;
  }
  nextNonce += 12;
  return Buffer.from(nonces.subarray(nextNonce - 12, nextNonce));
}

const nonces = Buffer.alloc(12 * 256);
let nextNonce = nonces.length;

/** Like `encrypt`, but deterministic, so that a rebuild makes equal rows: the nonce is derived from key and text,
 *  so that no other text has it (the idea of RFC 5297). */
export function encryptAlike(key: CipherKey, plain: string, bound: string): Buffer {
  const nonce = createHmac('sha256', key).update(`nonce of ${bound}\0${plain}`).digest().subarray(0, 12);
  return encrypt(key, plain, bound, nonce);
}

/** Decrypt what `encrypt` returned for this key and the same `bound`.
 *  errors  Error for another key, another `bound`, or bytes that were changed */
export function decrypt(key: CipherKey, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), wholeTag);
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(sealed.subarray(12, 28));
  const text = decipher.update(sealed.subarray(28));
  decipher.final(); // with GCM it returns nothing, but verifies the tag
  return text;
}

/** A shortened tag is refused: it would be easier to guess. */
const wholeTag = { authTagLength: 16 };
