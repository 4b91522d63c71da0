import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomFillSync,
} from 'node:crypto';
import type pg from 'pg';
import { conflict } from '../decider/errors.js';
import { derivedKey } from './derived-key.js';

/** Keys of persons: what a member wrote is encrypted under the member's key, and erasing the member deletes the key.
 *  The database holds the keys, encrypted under the installation's secret (SECRET_KEY or `<data>/secret.key`).
 *  source  ADR 0005 */
export class PersonKeys {
  readonly #known = new Map<string, { readonly key: KeyObject; readonly until: number }>();
  readonly #wrapper: Buffer;

  constructor(
    private readonly pool: pg.Pool,
    secret: string,
  ) {
    this.#wrapper = derivedKey(secret, 'person keys');
  }

  /** Check that this secret decrypts the keys of this database. With another one no member's data could be read.
   *  errors  Error with one sentence for a person at the terminal */
  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ person_id: string; sealed: Buffer }>(
      'select person_id, sealed from kernel.person_key where sealed is not null limit 1',
    );
    for (const { person_id, sealed } of rows) {
      try {
        decrypt(this.#wrapper, sealed, person_id);
      } catch {
        throw new Error(
          'SECRET_KEY (or <DATA_DIR>/secret.key) is not the one that this data was encrypted with: set it to that one.',
        );
      }
    }
  }

  /** The key to encrypt with. It is made on first use; an erased person never gets another.
   *  errors  PERSON_ERASED (conflict) */
  async getOrCreate(person: string): Promise<KeyObject> {
    const known = (await this.getMany([person])).get(person);
    if (known) return known;
    const sealed = encrypt(this.#wrapper, randomBytes(32), person);
    await this.pool.query(
      'insert into kernel.person_key (person_id, sealed) values ($1, $2) on conflict do nothing',
      [person, sealed],
    );
    const kept = (await this.getMany([person])).get(person);
    if (!kept)
      throw conflict('PERSON_ERASED', {
        message: 'This account is gone: nothing more can be written for it.',
      });
    return kept;
  }

  /** The keys to decrypt with. A person without a key (erased, or never written about) is left out. */
  async getMany(persons: readonly string[]): Promise<ReadonlyMap<string, KeyObject>> {
    const now = Date.now();
    const keys = new Map<string, KeyObject>();
    const unknown = new Set<string>();
    for (const person of persons) {
      const known = this.#known.get(person);
      if (known && known.until > now) keys.set(person, known.key);
      else unknown.add(person);
    }
    if (!unknown.size) return keys;
    const { rows } = await this.pool.query<{ person_id: string; sealed: Buffer }>(
      'select person_id, sealed from kernel.person_key where person_id = any($1) and sealed is not null',
      [[...unknown]],
    );
    if (this.#known.size > keptInMemory) this.#known.clear();
    for (const row of rows) {
      const key = createSecretKey(decrypt(this.#wrapper, row.sealed, row.person_id));
      keys.set(row.person_id, key);
      this.#known.set(row.person_id, { key, until: now + freshFor });
    }
    return keys;
  }

  /** Whether a person was erased. Somebody about whom nothing was ever written was not. */
  async isErased(person: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select from kernel.person_key where person_id = $1 and sealed is null',
      [person],
    );
    return rowCount === 1;
  }

  /** Delete a person's key: data encrypted under it can never be decrypted again. Other processes remove it from their cache within a minute. */
  async erase(person: string): Promise<void> {
    await this.pool.query(
      'insert into kernel.person_key (person_id, sealed) values ($1, null) on conflict (person_id) do update set sealed = null',
      [person],
    );
    this.#known.delete(person);
  }
}

const keptInMemory = 200_000;
const freshFor = 60_000;

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
