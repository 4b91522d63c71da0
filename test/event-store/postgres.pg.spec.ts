import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { freshDatabase } from '../postgres/database.js';
import { keepsTheContract } from './conformance.js';

keepsTheContract('the log in Postgres', async () => {
  const { pool, drop } = await freshDatabase();
  const store = openPostgresEventStore(pool);
  return {
    store,
    reconnect: async () => {
      // may be cut off itself by a break at the same moment: then that one was the break
      const cutting = pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await cutting.catch(() => undefined);
    },
    close: async () => {
      await store.close();
      await drop();
    },
  };
});
