import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Migration, migrate, openPool } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database for one test file, with the kernel's schema and these further migrations: a copy of their template. */
export async function freshDatabase(more: readonly Migration[] = []): Promise<TestDatabase> {
  const admin = openPool(databaseUrl('smc'), 1);
  const template = await templateOf([...new Set([...kernelMigrations, ...more])], admin);
  const name = `t_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template} strategy file_copy`); // without fsync a third of the work of the default
  const url = databaseUrl(name);
  const pool = openPool(url);
  return {
    pool,
    url,
    drop: async () => {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** The database that these migrations lead to. The first caller of the run makes it; the others wait. It gets its name when it is
 *  complete, because a half-made one must not be copied. */
async function templateOf(migrations: readonly Migration[], admin: pg.Pool): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 32);
  const name = `template_${digest}`;
  const client = await admin.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const draft = `draft_${randomBytes(6).toString('hex')}`;
    await client.query(`create database ${draft}`);
    const pool = openPool(databaseUrl(draft), 1);
    await migrate(pool, migrations).finally(() => pool.end());
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    client.release();
  }
}

/** The address of a database on the server of this run. */
function databaseUrl(name: string): string {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is unset: Postgres tests are named *.pg.spec.ts');
  return base.replace('@/smc?', `@/${name}?`);
}
