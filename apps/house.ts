import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { pino } from 'pino';
import { openBlobFolder } from '../modules/kernel/blob-folder.js';
import type { Blobs } from '../modules/kernel/blobs.js';
import { type Database, databaseOn, migrate, openPool } from '../modules/kernel/database.js';
import { startEmbeddedPostgres } from '../modules/kernel/embedded-postgres.js';
import type { Environment } from '../modules/kernel/environment.js';
import type { EventStore } from '../modules/kernel/event-store.js';
import { openEventStoreDb } from '../modules/kernel/eventstoredb-event-store.js';
import { installationSecret } from '../modules/kernel/installation-secret.js';
import { Journal } from '../modules/kernel/journal.js';
import { PersonKeys } from '../modules/kernel/person-keys.js';
import { openPostgresEventStore } from '../modules/kernel/postgres-event-store.js';
import { Processors } from '../modules/kernel/processors.js';
import { migrations, projections, sendersOn } from './followers.js';

/** Everything that a process of ours stands on, opened in order and closed in reverse. */
export interface House {
  readonly environment: Environment;
  readonly log: Logger;
  readonly secret: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly store: EventStore;
  readonly journal: Journal;
  readonly processors: Processors;
  readonly blobs: Blobs;
  close(): Promise<void>;
}

/** Open the database (embedded unless DATABASE_URL is set), the log, the keys and the processors; bring the schema up to date.
 *  errors  Error with one sentence for a person at the terminal */
export async function openHouse(
  environment: Environment,
  log: Logger,
  options: { readonly share?: boolean } = {},
): Promise<House> {
  const secret = await installationSecret(environment.DATA_DIR, environment.SECRET_KEY);
  const postgres = environment.DATABASE_URL
    ? { url: environment.DATABASE_URL, stop: async () => undefined }
    : await startEmbeddedPostgres({
        dir: environment.DATA_DIR,
        ...(options.share && { share: true }),
        onCrash: (code) => log.error({ code }, 'the embedded PostgreSQL ended by itself; starting it again'),
      });
  const pool = openPool(postgres.url, 20);
  const landed = await migrate(pool, migrations);
  if (landed.length) log.info({ migrations: landed }, 'schema brought up to date');
  const db = databaseOn(pool);
  const store = environment.EVENTSTORE_URL
    ? await openEventStoreDb({ url: environment.EVENTSTORE_URL })
    : openPostgresEventStore(pool);
  const journal = new Journal(store, new PersonKeys(pool, secret));
  const processors = new Processors(
    projections,
    sendersOn(journal),
    journal,
    db,
    pool,
    ({ processor, stream, position, error }) =>
      log.error({ processor, stream, position, err: error }, 'a fact could not be taken in'),
  );
  return {
    environment,
    log,
    secret,
    pool,
    db,
    store,
    journal,
    processors,
    blobs: openBlobFolder(join(environment.DATA_DIR, 'blobs')),
    close: async () => {
      await processors.stop();
      await store.close();
      await pool.end();
      await postgres.stop();
    },
  };
}

/** Logs without secrets or personal data: no headers, no bodies, paths without their query. */
export function openLog(environment: Environment): Logger {
  return pino({
    level: environment.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'res.headers', '*.password', '*.token', '*.email', 'err.detail', 'err.where'],
  });
}
