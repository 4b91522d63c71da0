import { migrate, openPool } from '../../modules/kernel/postgres/database.js';
import { kernelMigrations } from '../../modules/kernel/postgres/kernel.migrations.js';
import { poolSizes } from '../../modules/kernel/postgres/pools.js';
import { openMatching } from './match.bench.js';
import type { Asked } from './match-beside.bench.js';

/** A process of its own in which the matching of one commit does what the parent asks for, and answers with the times in ms. */
const pool = openPool(process.argv[2] ?? '', poolSizes.work);
await migrate(pool, kernelMigrations);
const matching = await openMatching(pool);
process.on('message', async ({ what, with: values }: Asked) => {
  const ask = matching[what] as (...values: Asked['with']) => Promise<number | readonly number[]>;
  process.send?.(await ask(...values));
});
process.once('disconnect', () => pool.end());
process.send?.('ready');
