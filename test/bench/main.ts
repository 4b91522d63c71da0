import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, openPool } from '../../modules/kernel/postgres/database.js';
import { startEmbeddedPostgres } from '../../modules/kernel/postgres/embedded-postgres.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import { poolSizes } from '../../modules/kernel/postgres/pools.js';
import { analyticsBench } from './analytics.bench.js';
import { auditBench } from './audit.bench.js';
import { buildsBench } from './builds.bench.js';
import { catchUpBench } from './catch-up.bench.js';
import { countingBench } from './counting.bench.js';
import { eventsBench } from './events.bench.js';
import { inventoryBench } from './inventory.bench.js';
import { logBench } from './log.bench.js';
import { mapBench } from './map.bench.js';
import { matchBench } from './match.bench.js';
import { matchBeside } from './match-beside.bench.js';
import { preSaleBench } from './presale.bench.js';
import { rebuildAlone, rebuildBench } from './rebuild.bench.js';
import { openResults } from './results.js';
import { searchBench } from './search.bench.js';
import { signInBench } from './sign-in.bench.js';
import { threadsBench } from './threads.bench.js';
import { wallBench } from './wall.bench.js';

/** npm run bench [-- log | search [listings] [searches] | map [listings] | rebuild [listings] | catch-up [listings] | sign-in [turns] | inventory [items] | match [listings] [needs] [--beside <commit>] | threads [messages] [streams] | wall [posts] | audit [entries] | builds [tasks] [entries] | events [events] [series] | presale [spaces] [buyers] | counting [listings] [searches] | analytics [listings] [of others]]. The figures hold for this machine now; only ratios within one run compare across machines. */
const selected = process.argv[2];
if (selected === 'rebuild-alone') {
  await rebuildAlone(process.argv[3] ?? '', process.argv.slice(4));
  process.exit();
}
const { say, write } = await openResults(process.argv.slice(2).join(' ') || 'all');
const kept = process.env.BENCH_DATA;
const dir = kept ?? (await mkdtemp(join(tmpdir(), 'smc-bench-')));
const postgres = await startEmbeddedPostgres({ dir, share: kept !== undefined, createDatabases: true });
const pool = openPool(postgres.url, poolSizes.work);
try {
  await migrate(pool, kernelMigrations);
  if (!selected || selected === 'log') await logBench(pool, postgres.url, say);
  if (!selected || selected === 'search')
    await searchBench(
      pool,
      { listings: Number(process.argv[3] ?? 100_000), searches: Number(process.argv[4] ?? 400) },
      say,
    );
  if (!selected || selected === 'map') {
    process.env.TEST_DATABASE_URL = postgres.url;
    await mapBench({ listings: Number(process.argv[3] ?? 1_000_000), turns: 100 }, say);
  }
  if (!selected || selected === 'rebuild')
    await rebuildBench(pool, postgres.url, Number(process.argv[3] ?? 20_000), say);
  if (!selected || selected === 'match') {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options: { beside: { type: 'string' } },
      allowPositionals: true,
    });
    const [listings = 1_000_000, needs = 100_000] = positionals.map(Number);
    if (values.beside === undefined) await matchBench(pool, { needs, listings, turns: 200 }, say);
    else await matchBeside(pool, postgres.url, { commit: values.beside, needs, listings, turns: 200 }, say);
  }
  if (selected === 'catch-up') await catchUpBench(pool, Number(process.argv[3] ?? 20_000), say);
  if (!selected || selected === 'inventory') {
    process.env.TEST_DATABASE_URL = postgres.url;
    await inventoryBench(Number(process.argv[3] ?? 10_000), 200, say);
  }
  if (!selected || selected === 'threads') {
    process.env.TEST_DATABASE_URL = postgres.url;
    const [messages = 1_000_000, streams = 2_000] = process.argv.slice(3).map(Number);
    await threadsBench({ messages, streams, turns: 200 }, say);
  }
  if (!selected || selected === 'wall')
    await wallBench(postgres.url, { posts: Number(process.argv[3] ?? 1_000_000), readers: 120 }, say);
  if (!selected || selected === 'audit')
    await auditBench(pool, postgres.url, { size: Number(process.argv[3] ?? 1_000_000), turns: 30 }, say);
  if (!selected || selected === 'builds') {
    process.env.TEST_DATABASE_URL = postgres.url;
    const [tasks = 500, entries = 2_000] = process.argv.slice(3).map(Number);
    await buildsBench({ tasks, entries, turns: 200 }, say);
  }
  if (!selected || selected === 'events') {
    const [events = 100_000, series = 20_000] = process.argv.slice(3).map(Number);
    await eventsBench(pool, { events, series, turns: 200 }, say);
  }
  if (!selected || selected === 'presale') {
    const [spaces = 3_000, buyers = 1_000] = process.argv.slice(3).map(Number);
    await preSaleBench(pool, { spaces, buyers }, say);
  }
  if (selected === 'counting') {
    const [listings = 100_000, searches = 600] = process.argv.slice(3).map(Number);
    await countingBench(pool, { listings, searches }, say);
  }
  if (!selected || selected === 'analytics') {
    const [listings = 5_000, others = 20_000] = process.argv.slice(3).map(Number);
    await analyticsBench(pool, { listings, others }, say);
  }
  if (!selected || selected === 'sign-in') {
    process.env.TEST_DATABASE_URL = postgres.url;
    await signInBench(Number(process.argv[3] ?? 500), say);
  }
  await write();
} finally {
  await pool.end();
  await postgres.stop();
  if (!kept) await rm(dir, { recursive: true, force: true });
}
