import { access, constants, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandBus } from '@nestjs/cqrs';
import type pg from 'pg';
import type { Logger } from 'pino';
import { hearFaults } from '../../modules/kernel/async/faults.js';
import type { Environment } from '../../modules/kernel/config/environment.js';
import { type Contents, openContents } from '../../modules/kernel/content/contents.js';
import { openCommandBus } from '../../modules/kernel/decider/command-bus.js';
import { openLastingSecret } from '../../modules/kernel/encryption/lasting-secret.js';
import { masterSecret } from '../../modules/kernel/encryption/master-secret.js';
import { PersonKeys } from '../../modules/kernel/encryption/person-keys.js';
import { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { EventStore } from '../../modules/kernel/event-store/event-store.js';
import { openEventStoreDb } from '../../modules/kernel/event-store/eventstoredb/eventstoredb-event-store.js';
import { type FollowedLog, LogRefused } from '../../modules/kernel/event-store/log-identity.js';
import { openPostgresEventStore } from '../../modules/kernel/event-store/postgres/postgres-event-store.js';
import { openBlobFolder } from '../../modules/kernel/files/blob-folder.js';
import type { Blobs } from '../../modules/kernel/files/blobs.js';
import {
  type Database,
  databaseOn,
  migrate,
  openPool,
  type TimeLimits,
} from '../../modules/kernel/postgres/database.js';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../modules/kernel/postgres/embedded-postgres.js';
import { appendOnly } from '../../modules/kernel/postgres/erase-deleted-rows.job.js';
import { openPools, poolSizes } from '../../modules/kernel/postgres/pools.js';
import { protectAppended } from '../../modules/kernel/postgres/protect-appended.js';
import { printLines } from '../../modules/kernel/postgres/server-lines.js';
import { adoptLog, checkLog, postgresLog } from '../../modules/kernel/processing/check-log.js';
import { Processors } from '../../modules/kernel/processing/processors.js';
import { SecurityLog } from '../../modules/kernel/security/security-log.js';
import { Absences } from './absences.js';
import { contentTypes, fileKeepers, migrations, projections } from './registry.js';
import { warnOfHistory } from './working-folder.js';

/** Everything that a process needs, opened in order and closed in reverse. */
export interface Runtime {
  readonly environment: Environment;
  readonly log: Logger;
  /** Writes security events.
   *  source  ADR 0127 */
  readonly security: SecurityLog;
  readonly secret: string;
  /** Without time limits, for long-running work. */
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly store: EventStore;
  readonly eventStore: DomainEventStore;
  /** Every command of every stream goes over it. */
  readonly bus: CommandBus;
  readonly processors: Processors;
  readonly blobs: Blobs;
  readonly contents: Contents;
  /** Knows which failures are part of a logged outage of the log or the database, and need no line of their own. */
  readonly absences: Absences;
  close(): Promise<void>;
  /** Stop the embedded database at once, before the process ends. Transactions under way are rolled back. */
  abort(): Promise<void>;
}

export interface RuntimeOptions {
  /** Use the embedded database of a running process. */
  readonly share?: boolean;
  /** Follow the log even when it is not the one that the database follows: its read models are deleted. */
  readonly adopt?: boolean;
  /** Stops opening at once, and closes what is open. */
  readonly signal?: AbortSignal;
}

/** Open the database (embedded unless DATABASE_URL is set), the log, the keys and the processors; bring the schema up to date, as the role of MIGRATE_DATABASE_URL if it is set.
 *  When a step fails, what is open is closed.
 *  errors  Error with one sentence for a person at the terminal */
export async function openRuntime(
  environment: Environment,
  log: Logger,
  options: RuntimeOptions = {},
): Promise<Runtime> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let last = opened.pop(); last; last = opened.pop()) await last();
  };
  try {
    await usableFolder(environment.DATA_DIR);
    await warnOfHistory(environment, log);
    const secret = await masterSecret(
      environment.DATA_DIR,
      environment.SECRET_KEY,
      environment.SECRET_KEY_PREVIOUS,
    );
    const security = new SecurityLog(log, secret);
    opened.push(async () => security.close());
    const postgres = await openPostgres(environment, log, options);
    opened.push(postgres.stop);
    const stopPostgres = () => void postgres.stop(); // work under way there then fails
    options.signal?.addEventListener('abort', stopPostgres, { once: true });
    const pools = openPools(postgres.url);
    opened.push(() => pools.end());
    const { work: pool, db } = pools;
    const owner = environment.MIGRATE_DATABASE_URL
      ? openPool(environment.MIGRATE_DATABASE_URL, poolSizes.work)
      : pool;
    if (owner !== pool) opened.push(() => owner.end());
    const applied = await migrate(owner, migrations).catch(
      atDatabase(owner === pool ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL', environment),
    );
    if (owner !== pool)
      await protectAppended(owner, pool, appendOnly).catch(atDatabase('DATABASE_URL', environment));
    if (applied.length) log.info({ migrations: applied }, 'schema brought up to date');
    const absences = new Absences(log, pool);
    opened.push(async () => absences.stop());
    const hearNoMore = hearFaults(
      ({ what, error, before }) =>
        log.warn(
          { what, err: error, ...(before && { before }) },
          'something failed in the background and is tried again',
        ),
      { isCovered: (error) => absences.cover(error) },
    );
    opened.push(async () => hearNoMore());
    const logPool = openPool(postgres.url, logPoolSize, logLimits);
    opened.push(() => logPool.end());
    const keys = new PersonKeys(logPool, secret);
    await keys.check();
    await openLastingSecret(pool, secret);
    const store = await openStore(environment, {
      absences,
      pool,
      owner,
      logPool,
      adopt: options.adopt ?? false,
    });
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
      ({ processor, stream, position, error }) => {
        if (!absences.cover(error))
          log.error({ processor, stream, position, err: error }, 'an event could not be handled');
      },
    );
    if (owner !== pool) processors.setOwner({ db: databaseOn(owner), pool: owner });
    opened.push(() => processors.stop());
    options.signal?.throwIfAborted();
    options.signal?.removeEventListener('abort', stopPostgres);
    return {
      environment,
      log,
      security,
      secret,
      pool,
      db,
      store,
      eventStore,
      bus,
      processors,
      blobs,
      contents: openContents(contentTypes, { db, eventStore, secret }, fileKeepers),
      absences,
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
  lock: 3_000,
  idleInTransaction: 5_000,
  transaction: 60_000,
  connection: 5_000,
};

/** The database of the environment, embedded unless DATABASE_URL is set. */
export async function openPostgres(
  { DATABASE_URL, DATA_DIR }: Environment,
  log: Logger,
  { share, signal }: Pick<RuntimeOptions, 'share' | 'signal'>,
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  return startEmbeddedPostgres({
    dir: DATA_DIR,
    ...(share && { share: true }),
    ...(signal && { signal }),
    onCrash: (code) => log.error({ code }, 'the embedded PostgreSQL ended by itself; starting it again'),
    readErrors: (errors) => printLines(errors, (line) => log.warn({ line }, 'PostgreSQL')),
  });
}

interface Opening {
  readonly absences: Absences;
  readonly pool: pg.Pool;
  /** As the role that owns the tables. */
  readonly owner: pg.Pool;
  readonly logPool: pg.Pool;
  readonly adopt: boolean;
}

/** The log, after a check that it is the one that the database follows. */
async function openStore(
  { EVENTSTORE_URL }: Environment,
  { absences, pool, owner, logPool, adopt }: Opening,
): Promise<EventStore> {
  const names = projections.map(({ name }) => name);
  const isAdopted = (followed: FollowedLog) =>
    adopt ? adoptLog(owner, followed, names) : checkLog(pool, followed);
  if (!EVENTSTORE_URL) {
    const store = openPostgresEventStore(logPool);
    await isAdopted(postgresLog(pool, () => store.head()));
    return store;
  }
  const store = await openEventStoreDb({
    url: EVENTSTORE_URL,
    ...(!adopt && { check: (followed) => checkLog(pool, followed) }),
    ...absences.ofLog,
  }).catch(atEventStore);
  if (adopt) await isAdopted(store);
  return store;
}

async function usableFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true }).catch(() => undefined); // the next line says whether it can be used
  await access(dir, constants.W_OK | constants.X_OK).catch(refuse);
  if (!(await stat(dir)).isDirectory()) refuse();

  function refuse(): never {
    throw new Error(`DATA_DIR: ${dir} is no folder that we can write to.`);
  }
}

function atEventStore(error: Error): never {
  if (error instanceof LogRefused) throw error;
  throw new Error(`EVENTSTORE_URL: that log does not answer (${error.message}).`);
}

/** A database that cannot be reached, or whose certificate is not accepted, is reported with the name of its variable. */
function atDatabase(name: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL', { DATABASE_URL }: Environment) {
  return (error: Error): never => {
    const { code = '' } = error as { readonly code?: string };
    if (!DATABASE_URL || !(unreachable.test(code) || /\bSSL\b/.test(error.message))) throw error;
    throw new Error(`${name}: that PostgreSQL does not let us in (${error.message}).`);
  };
}

const unreachable =
  /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_(TLS|SSL)|^28|^3D/;
