import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openPool } from '../../modules/kernel/postgres/database.js';
import { startEmbeddedPostgres } from '../../modules/kernel/postgres/embedded-postgres.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import { logBench } from './log.bench.js';
import { searchBench } from './search.bench.js';
import { doorsBench } from './sign-in.bench.js';

/** npm run bench [-- log | search [listings] | doors [turns]]: figures of this machine at this hour; only the ratios within one run mean something elsewhere. */
const wanted = process.argv[2];
const say = (line: string) => process.stdout.write(`${line}\n`);
const dir = await mkdtemp(join(tmpdir(), 'smc-bench-'));
const postgres = await startEmbeddedPostgres({ dir });
const pool = openPool(postgres.url);
try {
  await migrate(pool, kernelMigrations);
  if (!wanted || wanted === 'log') await logBench(pool, say);
  if (!wanted || wanted === 'search')
    await searchBench(pool, { listings: Number(process.argv[3] ?? 100_000), searches: 400 });
  if (!wanted || wanted === 'doors') {
    process.env.TEST_DATABASE_URL = postgres.url;
    await doorsBench(Number(process.argv[3] ?? 500), say);
  }
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
}
