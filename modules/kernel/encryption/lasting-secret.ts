import type pg from 'pg';
import { decrypt } from './cipher.js';
import { derivedKey } from './derived-key.js';
import { acceptedSecrets, keepLasting } from './key-ring.js';
import { MasterKey } from './master-key.js';

/** Read what lasting keys follow from, and declare it for this secret. The first start keeps the secret of that time: keys that were derived
 *  before a change of SECRET_KEY stay what they were.
 *  source  ADR 0125 */
export async function openLastingSecret(pool: pg.Pool, secret: string): Promise<void> {
  const key = new MasterKey(secret, lastingPurpose);
  const first = await secretOfPersonKeys(pool, secret);
  await pool.query('insert into kernel.lasting_secret (sealed) values ($1) on conflict do nothing', [
    key.encrypt(first, lastingPurpose),
  ]);
  const { rows } = await pool.query<{ sealed: Buffer }>('select sealed from kernel.lasting_secret');
  for (const { sealed } of rows) keepLasting(secret, key.decrypt(sealed, lastingPurpose).toString());
}

export const lastingPurpose = 'lasting secret';

/** The accepted secret under which the keys of this database were encrypted before keys had ids; the current one of a new database. */
async function secretOfPersonKeys(pool: pg.Pool, secret: string): Promise<string> {
  const accepted = acceptedSecrets(secret);
  if (accepted.length === 1) return secret;
  const { rows } = await pool.query<PersonKeyRow>(
    'select person_id, sealed from kernel.person_key where sealed is not null limit 1',
  );
  return accepted.find((one) => rows.some((row) => decryptsWithoutId(one, row))) ?? secret;
}

interface PersonKeyRow {
  readonly person_id: string;
  readonly sealed: Buffer;
}

function decryptsWithoutId(secret: string, { person_id, sealed }: PersonKeyRow): boolean {
  try {
    decrypt(derivedKey(secret, 'person keys'), sealed, person_id);
    return true;
  } catch {
    return false; // another secret was used: that is the question
  }
}
