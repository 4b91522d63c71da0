import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Logger } from 'pino';
import { pino } from 'pino';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import { masterSecret } from '../../modules/kernel/encryption/master-secret.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { EventStore } from '../../modules/kernel/event-store/event-store.js';
import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openBlobFolder } from '../../modules/kernel/files/blob-folder.js';
import type { Blobs } from '../../modules/kernel/files/blobs.js';
import { type Database, migrate, openPool, type TimeLimits } from '../../modules/kernel/postgres/database.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../modules/kernel/postgres/embedded-postgres.js';
import { openPools } from '../../modules/kernel/postgres/pools.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { migrations, projections } from './registry.js';

/** Everything that a process needs, opened in order and closed in reverse. */
export interface Runtime {
  readonly environment: Environment;
  readonly log: Logger;
  readonly secret: string;
  /** Without time limits, for what lasts. */
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly store: EventStore;
  readonly eventStore: DomainEventStore;
  /** Every command of every stream goes over it. */
  readonly bus: CommandBus;
  readonly processors: Processors;
  readonly blobs: Blobs;
  close(): Promise<void>;
  /** Stop the embedded database at once, before the process ends. Transactions under way are rolled back. */
  abort(): Promise<void>;
}

/** Open the database (embedded unless DATABASE_URL is set), the log, the keys and the processors; bring the schema up to date.
 *  What was opened before something failed is closed again.
 *  errors  Error with one sentence for a person at the terminal */
export async function openRuntime(
  environment: Environment,
  log: Logger,
  options: { readonly share?: boolean } = {},
): Promise<Runtime> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let last = opened.pop(); last; last = opened.pop()) await last();
  };
  try {
    await usableFolder(environment.DATA_DIR);
    const secret = await masterSecret(environment.DATA_DIR, environment.SECRET_KEY);
    const postgres = await openPostgres(environment, log, options);
    opened.push(postgres.stop);
    const pools = openPools(postgres.url);
    opened.push(() => pools.end());
    const { work: pool, db } = pools;
    const applied = await migrate(pool, migrations).catch(atDatabase(environment));
    if (applied.length) log.info({ migrations: applied }, 'schema brought up to date');
    const logPool = openPool(postgres.url, logPoolSize, logLimits);
    opened.push(() => logPool.end());
    const keys = new PersonKeys(logPool, secret);
    await keys.check();
    const store = environment.EVENTSTORE_URL
      ? await openEventStoreDb({ url: environment.EVENTSTORE_URL }).catch(atEventStore)
      : openPostgresEventStore(logPool);
    opened.push(() => store.close());
    const eventStore = new DomainEventStore(store, keys);
    const bus = openCommandBus(eventStore);
    const blobs = openBlobFolder(join(environment.DATA_DIR, 'blobs'));
    const processors = new Processors(
      projections,
      [],
      eventStore,
      db,
      pool,
      ({ processor, stream, position, error }) =>
        log.error({ processor, stream, position, err: error }, 'an event could not be handled'),
    );
    opened.push(() => processors.stop());
    return {
      environment,
      log,
      secret,
      pool,
      db,
      store,
      eventStore,
      bus,
      processors,
      blobs,
      close,
      abort: postgres.stop,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connections to the log: one listens, one appends, the rest read. They are a pool of their own: a transaction that waits for the log must not wait
 *  for another one that does the same. */
const logPoolSize = 8;
/** An append waits for those of all processes; a rebuild reads thousands of events at once. */
const logLimits: TimeLimits = {
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 10_000,
  connection: 5_000,
};

async function openPostgres(
  { DATABASE_URL, DATA_DIR }: Environment,
  log: Logger,
  { share }: { readonly share?: boolean },
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({
    dir: DATA_DIR,
    ...(share && { share: true }),
    onCrash: (code) => log.error({ code }, 'the embedded PostgreSQL ended by itself; starting it again'),
  });
}

async function usableFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true }).catch(() => undefined);
  await access(dir, constants.W_OK | constants.X_OK).catch(refuse);
  if (!(await stat(dir)).isDirectory()) refuse();

  function refuse(): never {
    throw new Error(`DATA_DIR: ${dir} is no folder that we can write to.`);
  }
}

function atEventStore(error: Error): never {
  throw new Error(`EVENTSTORE_URL: that log does not answer (${error.message}).`);
}

/** An unreachable database is reported with the name of its variable. */
function atDatabase({ DATABASE_URL }: Environment) {
  return (error: Error): never => {
    if (
      !DATABASE_URL ||
      !/ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|^28|^3D/.test(String((error as { code?: unknown }).code))
    )
      throw error;
    throw new Error(`DATABASE_URL: that PostgreSQL does not let us in (${error.message}).`);
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
