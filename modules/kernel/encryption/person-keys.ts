import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { conflict } from '../decider/errors.js';
import { MasterKey } from './master-key.js';

export { type CipherKey, decrypt, encrypt, encryptAlike } from './cipher.js';

/** Keys of persons: what a member wrote is encrypted under the member's key, and erasing the member deletes the key.
 *  The database holds the keys, encrypted under the installation's secret (SECRET_KEY or `<data>/secret.key`).
 *  source  ADR 0005 */
export class PersonKeys {
  readonly #known = new Map<string, { readonly key: KeyObject; readonly until: number }>();
  readonly #wrapper: MasterKey;

  constructor(
    private readonly pool: pg.Pool,
    secret: string,
  ) {
    this.#wrapper = new MasterKey(secret, 'person keys');
  }

  /** Check that this secret, or one before it, decrypts the keys of this database. With another one no member's data could be read.
   *  errors  Error with one sentence for a person at the terminal */
  async check(): Promise<void> {
    const { rows } = await this.pool.query<{ person_id: string; sealed: Buffer }>(
      `(select person_id, sealed from kernel.person_key where sealed is not null limit 1) union all
       (select person_id, sealed from kernel.person_key where substring(sealed from 1 for 12) <> $1 limit 1)`,
      [this.#wrapper.mark],
    );
    for (const { person_id, sealed } of rows) {
      try {
        this.#wrapper.decrypt(sealed, person_id);
      } catch {
        throw new Error(
          'SECRET_KEY (or <DATA_DIR>/secret.key) is not the one that this data was encrypted with: set it, or SECRET_KEY_PREVIOUS, to that one.',
        );
      }
    }
  }

  /** The key to encrypt with. It is made on first use; an erased person never gets another.
   *  errors  PERSON_ERASED (conflict) */
  async getOrCreate(person: string): Promise<KeyObject> {
    const known = (await this.getMany([person])).get(person);
    if (known) return known;
    const sealed = this.#wrapper.encrypt(randomBytes(32), person);
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
      const key = createSecretKey(this.#wrapper.decrypt(row.sealed, row.person_id));
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
