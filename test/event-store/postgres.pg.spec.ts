import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { freshDatabase } from '../postgres/database.js';
import { testEventStore } from './conformance.js';

testEventStore('the log in Postgres', async () => {
  const { pool, drop } = await freshDatabase();
  const store = openPostgresEventStore(pool);
  return {
    store,
    reconnect: async () => {
      // another break at the same moment may terminate this query too
      const terminating = pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await terminating.catch(() => undefined);
    },
    close: async () => {
      await store.close();
      await drop();
    },
  };
});
