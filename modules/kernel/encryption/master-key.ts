import { decrypt, encrypt } from './cipher.js';
import { acceptedKeys, type KeyWithId } from './derived-key.js';

/** Encrypts for one purpose under the installation's secret. What it writes begins with the id of its key, so that it can be read, found and
 *  encrypted again after the secret has changed. It also reads what was written before keys had ids.
 *  source  ADR 0125 */
export class MasterKey {
  readonly #keys: readonly KeyWithId[];
  readonly #current: KeyWithId;
  /** The first twelve bytes of whatever the current key has encrypted. */
  readonly mark: Buffer;

  constructor(secret: string, purpose: string) {
    this.#keys = acceptedKeys(secret, purpose);
    [this.#current] = this.#keys as [KeyWithId];
    this.mark = markOf(this.#current);
  }

  encrypt(plain: Buffer | string, bound: string): Buffer {
    return Buffer.concat([this.mark, encrypt(this.#current.key, plain, bound)]);
  }

  /** errors  Error for a key that is not accepted, another `bound`, or bytes that were changed */
  decrypt(sealed: Buffer, bound: string): Buffer {
    const named = this.#keys.find((one) => markOf(one).equals(sealed.subarray(0, markSize)));
    return named
      ? decrypt(named.key, sealed.subarray(markSize), bound)
      : this.#decryptWithoutId(sealed, bound);
  }

  /** What was written before keys had ids was encrypted under one of them. */
  #decryptWithoutId(sealed: Buffer, bound: string): Buffer {
    for (const { key } of this.#keys.slice(0, -1))
      try {
        return decrypt(key, sealed, bound);
      } catch {
        // the next one may be it
      }
    return decrypt((this.#keys.at(-1) ?? this.#current).key, sealed, bound);
  }
}

const magic = Buffer.from('SMK1');
const markSize = 12;
const markOf = ({ id }: KeyWithId): Buffer => Buffer.concat([magic, Buffer.from(id, 'hex')]);
