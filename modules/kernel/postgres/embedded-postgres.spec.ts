import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** Starts a process in place of the server, guards it, and stays; Node strips the types of its imports. */
const parentScript = `
  import { spawn } from 'node:child_process';
  const { stopWhenOrphaned } = await import(${JSON.stringify(join(import.meta.dirname, 'stop-when-orphaned.ts'))});
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'], {
    detached: true,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  stopWhenOrphaned(server.pid);
`;

test('a server ends with the process that started it, even after kill -9', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', parentScript], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(parent.stdout, 'data');
  const ended = Promise.all([once(parent, 'exit'), once(parent.stdout, 'close')]); // the server writes to it too: it closes once both have ended
  parent.kill('SIGKILL');
  const [[, signal]] = await ended;
  expect(signal).toBe('SIGKILL');
});

test('a lost password of the database is said at once', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-secret-'));
  await mkdir(join(dir, 'postgres'));
  await writeFile(join(dir, 'postgres/PG_VERSION'), '18');
  await expect(startEmbeddedPostgres({ dir })).rejects.toThrow('The password of the database is lost');
});

test.each(['postgres.secret', 'postgres-admin.secret'])(
  'a %s of another database is said, and no server is left',
  async (file) => {
    const dir = await mkdtemp(join(tmpdir(), 'smc-secret-'));
    await (await startEmbeddedPostgres({ dir, unsafe: true })).stop();
    await writeFile(join(dir, file), 'of another folder');
    const begun = performance.now();
    await expect(startEmbeddedPostgres({ dir, unsafe: true })).rejects.toThrow(
      'postgres.secret or postgres-admin.secret is not of this data folder',
    );
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await processesWith(dir)).toEqual([]);
    await rm(dir, { recursive: true, force: true });
  },
);

test('the superuser has a password of its own, also in a folder where it had that of the product', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-secret-'));
  const secretOf = (file: string) => readFile(join(dir, file), 'utf8');
  let postgres = await startEmbeddedPostgres({ dir, unsafe: true });
  const shared = await secretOf('postgres.secret');
  const admin = await secretOf('postgres-admin.secret');
  const asSuperuser = (password: string) =>
    postgres.url.replace(/\/\/.*@/, `//postgres:${password}@`).replace('@/smc?', '@/postgres?');
  expect(admin).not.toBe(shared);
  await query(asSuperuser(admin), `alter role postgres password '${shared}'`); // as older versions left it
  await postgres.stop();
  await rm(join(dir, 'postgres-admin.secret'));

  postgres = await startEmbeddedPostgres({ dir });
  await expect(query(asSuperuser(shared), 'select')).rejects.toThrow('password authentication failed');
  await query(asSuperuser(await secretOf('postgres-admin.secret')), 'select');
  expect((await stat(join(dir, 'postgres-admin.secret'))).mode & 0o777).toBe(0o600);
  await expect(query(postgres.url, 'create database more')).rejects.toThrow('permission denied');
  await postgres.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('a start that is stopped', () => {
  let dir: string;
  let stop: AbortController;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'smc-stopped-'));
    stop = new AbortController();
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const start = (more: { readonly readErrors?: () => void } = {}) =>
    startEmbeddedPostgres({ dir, unsafe: true, signal: stop.signal, ...more });
  const abort = () => stop.abort(new Error('Stopped.'));

  test('while the cluster is made, leaves no half of one', async () => {
    const starting = start();
    const refused = expect(starting).rejects.toThrow('Stopped.');
    while (!existsSync(join(dir, 'postgres/base'))) await new Promise(setImmediate);
    abort();
    await refused;
    expect(await processesWith(dir)).toEqual([]);
    expect((await readdir(dir)).sort()).toEqual(secrets);
  });

  test('while it stops what a killed process left, ends at once', async () => {
    const first = await start();
    const left = Number((await readFile(join(dir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(left, 'SIGSTOP');
    const refused = expect(start()).rejects.toThrow('Stopped.');
    while (!(await processesWith(join(dir, 'postgres'))).some((line) => line.includes('pg_ctl')))
      await new Promise(setImmediate);
    abort();
    await refused;
    expect((await processesWith(dir)).filter((line) => line.includes('pg_ctl'))).toEqual([]);
    process.kill(left, 'SIGCONT');
    await first.stop();
  });

  test('while the server starts, leaves no server', async () => {
    await expect(start({ readErrors: abort })).rejects.toThrow('Stopped.');
    expect(await processesWith(dir)).toEqual([]);
    expect((await readdir(dir)).sort()).toEqual(['postgres', ...secrets]);
  });
});

const secrets = ['postgres-admin.secret', 'postgres.secret'];

/** Over a connection of its own. */
async function query(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** The command lines that name a folder. */
async function processesWith(folder: string): Promise<readonly string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''));
  return (await Promise.all(lines)).filter((line) => line.includes(folder));
}
