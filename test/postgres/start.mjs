import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './resolve-ts.mjs';

const { startEmbeddedPostgres } = await import('../../modules/kernel/postgres/embedded-postgres.ts');

/** One temporary PostgreSQL for all Postgres tests of this run. */
export default async function start() {
  const dir = await mkdtemp(join(tmpdir(), 'smc-test-'));
  const postgres = await startEmbeddedPostgres({ dir, unsafe: true });
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
