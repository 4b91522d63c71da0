import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { type Account, findPrograms, finish, run, serviceAccount } from './postgres-programs.js';
import { stopWhenOrphaned } from './stop-when-orphaned.js';

export interface EmbeddedPostgres {
  /** Connection string of the product's own role (not a superuser), over a unix socket. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; the cluster is in `<dir>/postgres`. */
  readonly dir: string;
  /** Use the cluster that a running process started in this folder, if there is one (tools beside the server). */
  readonly share?: boolean;
  /** Throw-away clusters of tests: no fsync, and the product's role may create databases. */
  readonly unsafe?: boolean;
  /** The product's role may create databases, for measurements. */
  readonly createDatabases?: boolean;
  readonly onCrash?: (code: number | null) => void;
  /** Reads the server's messages to the end; it writes only fatal ones. */
  readonly readErrors?: (errors: Readable) => void;
  /** Stops the start at once, whatever it is doing, and leaves no server behind. */
  readonly signal?: AbortSignal;
}

/** Start the PostgreSQL 18 that npm installed, in a folder of its own; only a unix socket, scram passwords.
 *  An orphan of a killed process is stopped first (its log is replayed by the new start).
 *  errors  Error with one sentence: the folder is in use, no binaries for this platform, the password of its cluster is lost, did not start;
 *          the reason of the signal
 *  source  ADR 0003 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { signal } = options;
  const dir = resolve(options.dir);
  const data = join(dir, 'postgres');
  const programs = await findPrograms();
  await mkdir(dir, { recursive: true });
  const isThere = existsSync(join(data, 'PG_VERSION'));
  const password = await secret(join(dir, 'postgres.secret'), isThere);
  const adminFile = join(dir, 'postgres-admin.secret');
  const socketDir = await socketFolder(data);
  const url = (role: string, secret: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(secret)}@/${database}?host=${encodeURIComponent(socketDir)}`;
  const ours = url('smc', password, 'smc');

  const owner = await livingOwner(dir);
  if (owner && options.share) return { url: ours, stop: async () => undefined };
  if (owner)
    throw new Error(
      `The data folder ${dir} is in use by process ${owner}: stop it first, or set DATA_DIR to another folder.`,
    );
  signal?.throwIfAborted();
  await writeFile(join(dir, 'owner.pid'), String(process.pid));

  const account = await serviceAccount();
  const adminPassword = await secret(adminFile, false);
  const admin = (database: string) => url('postgres', adminPassword, database);
  try {
    if (isThere) await stopOrphan(programs.pg_ctl, data, { account, signal });
    else await createCluster();
    signal?.throwIfAborted();
  } catch (error) {
    if (!isThere) await rm(data, { recursive: true, force: true }); // an incomplete cluster
    await rm(join(dir, 'owner.pid'), { force: true });
    throw error;
  }

  const mayCreateDatabases = Boolean(options.unsafe ?? options.createDatabases);
  let stopping = false;
  let server = start();
  server.once('exit', restart);
  try {
    const passwords = [admin('postgres'), ...(isThere ? [url('postgres', password, 'postgres')] : [])];
    const accepted = await ready(passwords, () => server.exitCode, signal);
    if (accepted !== admin('postgres')) await changePassword(accepted, adminPassword, signal);
    await createRoleAndDatabase(admin('postgres'), { password, mayCreateDatabases }, signal);
    for (const database of ['template1', 'smc']) await allowRowErasure(admin(database), signal);
    await ready([ours], () => server.exitCode, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: ours, stop };

  async function createCluster(): Promise<void> {
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    if (account) await chown(data, account.uid, account.gid);
    const init = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];
    init.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8'); // the same sort order, compared as bytes
    init.push(`--pgdata=${data}`, `--pwfile=${adminFile}`);
    if (options.unsafe) init.push('--no-sync');
    await finish(run(programs.initdb, init, account), 'PostgreSQL could not create its data folder', signal);
  }

  function start(): ChildProcess {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: socketDir,
      unix_socket_permissions: '0700',
      password_encryption: 'scram-sha-256',
      shared_buffers: options.unsafe ? '64MB' : '384MB',
      work_mem: '16MB',
      maintenance_work_mem: '256MB',
      max_wal_size: '4GB',
      wal_recycle: 'off', // a reused file keeps old data for a while (ADR 0005)
      max_connections: options.unsafe ? '300' : '120', // an API process opens 58 at most, a worker and a tool 28 each; the rest is for people who look
      jit: 'off',
      random_page_cost: '1.1',
      wal_level: 'minimal', // there is no replica: a new index is not written twice (ADR 0053)
      max_wal_senders: '0',
      io_method: 'sync', // with few cores, a worker that reads takes time from one that computes
      log_min_messages: 'fatal',
      ...(options.unsafe ? unsafeSettings : {}),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = run(programs.postgres, ['-D', data, ...flags], account);
    if (child.stderr) (options.readErrors ?? discard)(child.stderr);
    if (child.pid !== undefined) child.once('exit', stopWhenOrphaned(child.pid));
    return child;
  }

  function restart(code: number | null): void {
    if (stopping) return;
    options.onCrash?.(code);
    setTimeout(() => {
      if (stopping) return;
      server = start();
      server.once('exit', restart);
    }, 500);
  }

  async function stop(): Promise<void> {
    stopping = true;
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGINT'); // a fast shutdown, even while it is still starting
      const patience = setTimeout(() => server.kill('SIGQUIT'), 20_000);
      await exit;
      clearTimeout(patience);
    }
    await rm(join(dir, 'owner.pid'), { force: true });
  }
}

const discard = (errors: Readable) => void errors.resume();

async function stopOrphan(
  pgCtl: string,
  data: string,
  { account, signal }: { readonly account: Account | undefined; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]); // no file: nothing runs
  if (!pid) return;
  if (!alive(pid) || !(await commandOf(pid)).includes('postgres')) {
    await rm(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  await finish(
    run(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'], account),
    'A left-over PostgreSQL did not stop',
    signal,
  );
}

async function livingOwner(dir: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(dir, 'owner.pid'), 'utf8').catch(() => '')); // no file: nobody owns it
  if (!pid || pid === process.pid || !alive(pid)) return undefined;
  return (await commandOf(pid)).includes('node') ? pid : undefined;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, if this platform shows it ('node postgres' otherwise: assume the worst). */
async function commandOf(pid: number): Promise<string> {
  if (platform() !== 'linux') return 'node postgres';
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''); // it has ended
}

async function secret(file: string, isThere: boolean): Promise<string> {
  const known = (await readFile(file, 'utf8').catch(() => '')).trim(); // no file: refused or made below
  if (known) return known;
  if (isThere) throw new Error(`The password of the database is lost: put ${file} back from your backup.`);
  const fresh = randomBytes(24).toString('base64url');
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(fresh);
    await handle.sync(); // the server gets this password next, and keeps it
  } finally {
    await handle.close();
  }
  return fresh;
}

/** A socket's path may have 107 bytes: beside the data when it fits, else in the system's temporary folder. */
async function socketFolder(data: string): Promise<string> {
  if (data.length < 85) return data;
  const short = join(tmpdir(), `smc-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  await mkdir(short, { recursive: true, mode: 0o755 });
  const account = await serviceAccount();
  if (account) await chown(short, account.uid, account.gid);
  return short;
}

/** Wait until the server accepts connections.
 *  in      urls: with the passwords that it may have, the first one first
 *  out     the one that it has
 *  errors  Error with one sentence: no password is right, it did not start; the reason of the signal */
async function ready(
  urls: readonly string[],
  exitCode: () => number | null,
  signal?: AbortSignal,
): Promise<string> {
  const left = [...urls];
  const until = Date.now() + 30_000;
  while (Date.now() < until && exitCode() === null) {
    signal?.throwIfAborted();
    const [url] = left;
    if (url === undefined) throw new Error(wrongPassword);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return url;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') left.shift();
      else await new Promise((wake) => setTimeout(wake, 50));
    }
  }
  throw new Error(
    'PostgreSQL did not start: look for another server on its data folder, or for a full disk.',
  );
}

const wrongPassword =
  'postgres.secret or postgres-admin.secret is not of this data folder: put both back from your backup.';

/** Give the superuser a password of its own. In folders of older versions it was that of the product's role. */
const changePassword = (url: string, password: string, signal?: AbortSignal): Promise<void> =>
  asAdmin(url, signal, async (client) => {
    await client.query(`alter role postgres password '${password}'`);
  });

/** The product's own role, which owns its database and is no superuser. */
async function createRoleAndDatabase(
  url: string,
  { password, mayCreateDatabases }: { readonly password: string; readonly mayCreateDatabases: boolean },
  signal?: AbortSignal,
): Promise<void> {
  await asAdmin(url, signal, async (client) => {
    const { rowCount: database } = await client.query("select from pg_database where datname = 'smc'");
    const { rowCount: role } = await client.query("select from pg_roles where rolname = 'smc'");
    if (!role) await client.query(`create role smc login password '${password}'`);
    await client.query(`alter role smc ${mayCreateDatabases ? 'createdb' : 'nocreatedb'}`);
    if (!database) await client.query('create database smc owner smc');
  });
}

/** Grant the product's own role the functions that remove deleted data from the files, in this database and in those made from it. */
const allowRowErasure = (url: string, signal?: AbortSignal): Promise<void> =>
  asAdmin(url, signal, async (client) => {
    await client.query('grant pg_checkpoint to smc; grant execute on function pg_switch_wal() to smc');
  });

/** Work over a connection of its own, which the signal closes.
 *  errors  the reason of the signal; errors of the database and of the connection */
async function asAdmin(
  url: string,
  signal: AbortSignal | undefined,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  signal?.throwIfAborted();
  const limits = { connectionTimeoutMillis: 5_000, statement_timeout: 30_000, lock_timeout: 10_000 };
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => undefined); // the query under way reports the error
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => {
    reject(signal?.reason);
    void client.end().catch(() => undefined); // it is to end anyway
  };
  stopped.catch(() => undefined); // whoever waits for it sees the error
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([stopped, client.connect().then(() => work(client))]);
  } finally {
    signal?.removeEventListener('abort', stop);
    if (!signal?.aborted) await client.end();
  }
}

/** Autovacuum runs as the superuser: while it does, a test could not drop its database. */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
