import { randomBytes, randomUUID } from 'node:crypto';
import { encrypt } from '../../modules/kernel/encryption/cipher.js';
import { derivedKey } from '../../modules/kernel/encryption/derived-key.js';
import { acceptPrevious } from '../../modules/kernel/encryption/key-ring.js';
import { openLastingSecret } from '../../modules/kernel/encryption/lasting-secret.js';
import { MasterKey } from '../../modules/kernel/encryption/master-key.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { freshDatabase, type TestDatabase } from '../../test/postgres/database.js';
import { migrations } from '../runtime/registry.js';
import { masterRows, rotateKeys } from './rotate-keys.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase(migrations);
});
afterEach(() => database.drop());

/** Secrets of their own for each test: what belongs to a secret is declared for the whole process. */
function secrets(): { readonly old: string; readonly fresh: string } {
  const [old, fresh] = [randomUUID(), randomUUID()];
  acceptPrevious(fresh, [old]);
  return { old, fresh };
}

/** Rows as they were written before keys had ids. */
async function writeYesterday(old: string, count: number): Promise<readonly Buffer[]> {
  const keys = Array.from({ length: count }, () => randomBytes(32));
  for (const [at, key] of keys.entries())
    await database.pool.query('insert into kernel.person_key (person_id, sealed) values ($1, $2)', [
      `person ${at}`,
      encrypt(derivedKey(old, 'person keys'), key, `person ${at}`),
    ]);
  const sealed = encrypt(derivedKey(old, 'webhooks'), 'paid', 'test hook 1');
  await database.pool.query(
    `insert into paying.webhook (provider, id, type, about, sealed, received_at) values ('test', 'hook 1', 'paid', '[]', $1, now())`,
    [sealed],
  );
  return keys;
}

async function readKeys(secret: string, count: number): Promise<readonly (Buffer | undefined)[]> {
  const persons = Array.from({ length: count }, (_, at) => `person ${at}`);
  const found = await new PersonKeys(database.pool, secret).getMany(persons);
  return persons.map((one) => found.get(one)?.export());
}

async function underEarlierKey(secret: string): Promise<number> {
  const { mark } = new MasterKey(secret, 'person keys');
  const { rowCount } = await database.pool.query(
    'select from kernel.person_key where substring(sealed from 1 for 12) <> $1',
    [mark],
  );
  return rowCount ?? 0;
}

test('what was written before keys had ids is readable, with the same secret and after it', async () => {
  const { old, fresh } = secrets();
  const keys = await writeYesterday(old, 3);
  await new PersonKeys(database.pool, old).check();
  expect(await readKeys(old, 3)).toEqual(keys);
  await new PersonKeys(database.pool, fresh).check();
  expect(await readKeys(fresh, 3)).toEqual(keys);
});

test('a rotation that is stopped in the middle goes on, and afterwards the new secret is enough', async () => {
  const { old, fresh } = secrets();
  const keys = await writeYesterday(old, 9);
  const stopped = rotateKeys(database.pool, fresh, {
    batch: 2,
    progress: (words, done) => {
      if (words === 'keys of persons' && done >= 4) throw new Error('killed');
    },
  });
  await expect(stopped).rejects.toThrow('killed');
  expect(await underEarlierKey(fresh)).toBe(5);
  expect(await readKeys(fresh, 9)).toEqual(keys);

  const seen: string[] = [];
  const progress = (words: string, done: number, all: number) => seen.push(`${words} ${done}/${all}`);
  expect(await rotateKeys(database.pool, fresh, { batch: 2, progress })).toContain(
    'Encrypted again: keys of persons: 5, webhooks: 1.',
  );
  expect(seen).toContain('keys of persons 4/5');
  expect(await underEarlierKey(fresh)).toBe(0);
  expect(await rotateKeys(database.pool, fresh)).toContain('Nothing was left to do');

  acceptPrevious(fresh, []);
  await new PersonKeys(database.pool, fresh).check();
  expect(await readKeys(fresh, 9)).toEqual(keys);
  const { rows } = await database.pool.query<{ sealed: Buffer }>('select sealed from paying.webhook');
  const webhook = new MasterKey(fresh, 'webhooks').decrypt(rows[0]?.sealed ?? Buffer.alloc(0), 'test hook 1');
  expect(webhook.toString()).toBe('paid');
});

test('an earlier secret that is left out too soon stops the start', async () => {
  const { old, fresh } = secrets();
  await writeYesterday(old, 2);
  const keys = new PersonKeys(database.pool, fresh);
  await keys.getOrCreate('somebody new');
  await keys.check();
  acceptPrevious(fresh, []);
  await expect(new PersonKeys(database.pool, fresh).check()).rejects.toThrow('SECRET_KEY_PREVIOUS');
});

test('a person who is erased while keys rotate stays erased', async () => {
  const { old, fresh } = secrets();
  await writeYesterday(old, 3);
  const keys = new PersonKeys(database.pool, fresh);
  const query = database.pool.query.bind(database.pool) as (...sent: readonly unknown[]) => Promise<unknown>;
  let erased = false;
  const pool = Object.assign(Object.create(database.pool), {
    query: async (...sent: readonly unknown[]) => {
      if (!erased && String(sent[0]).startsWith('update kernel.person_key')) {
        erased = true;
        await keys.erase('person 0');
      }
      return query(...sent);
    },
  });
  await rotateKeys(pool, fresh);
  expect(await keys.isErased('person 0')).toBe(true);
  expect((await readKeys(fresh, 3)).map(Boolean)).toEqual([false, true, true]);
});

test('rows under none of the accepted secrets are counted, and the others are done', async () => {
  const { old, fresh } = secrets();
  await writeYesterday(old, 2);
  await database.pool.query('insert into kernel.person_key (person_id, sealed) values ($1, $2)', [
    'of another installation',
    encrypt(derivedKey('another', 'person keys'), randomBytes(32), 'of another installation'),
  ]);
  await expect(rotateKeys(database.pool, fresh)).rejects.toThrow('1 rows are under none');
  expect(await underEarlierKey(fresh)).toBe(1);
});

test('lasting keys stay what they were, also when the secret changes at the first start with ids', async () => {
  const { old, fresh } = secrets();
  const pepper = derivedKey(old, 'password pepper');
  await writeYesterday(old, 1);
  await openLastingSecret(database.pool, fresh);
  expect(derivedKey(fresh, 'password pepper')).toEqual(pepper);

  const newest = randomUUID();
  acceptPrevious(newest, [fresh]);
  await openLastingSecret(database.pool, newest);
  expect(derivedKey(newest, 'password pepper')).toEqual(pepper);
  await rotateKeys(database.pool, newest).catch(() => undefined);
  acceptPrevious(newest, []);
  await openLastingSecret(database.pool, newest);
  expect(derivedKey(newest, 'password pepper')).toEqual(pepper);
});

test('every kind of row that a master key encrypts exists in the schema', async () => {
  for (const { table, id, bound, where } of masterRows)
    await database.pool.query(`select ${id.join(', ')}, ${bound}, sealed from ${table} where ${where}`);
});
