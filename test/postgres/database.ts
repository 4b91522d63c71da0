import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Migration, migrate, openPool } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';

export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database for one test file, with the kernel's schema and these further migrations. */
export async function freshDatabase(more: readonly Migration[] = []): Promise<TestDatabase> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is unset: Postgres tests are named *.pg.spec.ts');
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = openPool(base, 1);
  await admin.query(`create database ${name}`);
  const url = base.replace('@/smc?', `@/${name}?`);
  const pool = openPool(url);
  await migrate(pool, [...kernelMigrations, ...more]);
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
