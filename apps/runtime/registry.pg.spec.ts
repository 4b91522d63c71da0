import { migrate } from '../../modules/kernel/postgres/database.js';
import { freshDatabase } from '../../test/postgres/database.js';
import { manifests } from './modules.js';
import { migrationsOf } from './registry.js';

test('the schema comes up whatever the order of the manifests', async () => {
  const { pool, drop } = await freshDatabase();
  const migrations = migrationsOf(manifests.toReversed());
  await migrate(pool, migrations);
  const { rows } = await pool.query('select id from kernel.migration');
  expect(rows).toHaveLength(migrations.length);
  await drop();
});
