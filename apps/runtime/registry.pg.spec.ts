import { freshDatabase } from '../../test/postgres/database.js';
import { manifests } from './modules.js';
import { migrationsOf } from './registry.js';

test('the schema comes up whatever the order of the manifests', async () => {
  const migrations = migrationsOf(manifests.toReversed());
  const { pool, drop } = await freshDatabase(migrations);
  const { rows } = await pool.query('select id from kernel.migration');
  expect(rows).toHaveLength(migrations.length);
  await drop();
});
