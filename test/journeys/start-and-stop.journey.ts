import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { enter, photo, publish } from './members.js';
import { type App, compileCache, startApp } from './start-app.mjs';

const env = { SMC_DEMO: '0' };
let apps: App[] = [];

/** An app that is closed at the end of its test. */
async function open(options: Parameters<typeof startApp>[0] = { env }): Promise<App> {
  const app = await startApp(options);
  apps.push(app);
  return app;
}

afterEach(async () => {
  for (const app of apps.toReversed()) await app.close();
  apps = [];
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a first start on an empty folder works; %s stops the app and leaves nothing running',
  async (signal) => {
    const app = await open();
    for (const path of ['/', '/health/live', '/health/ready', '/health/projections', '/api/openapi.json'])
      expect([path, (await fetch(app.url + path)).status]).toEqual([path, 200]);
    const postgres = await postgresOf(app);
    expect(isRunning(postgres)).toBe(true);
    expect(await app.stop(signal)).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  },
);

test('a stop while the demo data is written ends the process that writes it', async () => {
  const app = await open({});
  while (!app.output().includes('Demo listings')) await new Promise((wake) => setTimeout(wake, 50));
  const children = await readFile(`/proc/${app.pid}/task/${app.pid}/children`, 'utf8');
  expect(await app.stop('SIGTERM')).toBe(0);
  while (children.trim().split(' ').map(Number).some(isRunning))
    await new Promise((wake) => setTimeout(wake, 50)); // they are told, and not waited for
});

test('an open page of a member does not keep the app from stopping', async () => {
  const app = await open();
  const { token } = await enter('yara', app.url);
  const line = await fetch(`${app.url}/api/notifications/stream`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(line.headers.get('content-type')).toContain('text/event-stream');
  expect(await app.stop('SIGTERM')).toBe(0);
  await line.text().catch(() => 'cut off');
});

test('after a restart, and after a kill -9, all published listings are there', async () => {
  const first = await open();
  const id = await publish(await enter('yara', first.url), { title: 'Yesterday’s hubcap' });
  await first.stop('SIGTERM');

  const nextDay = { dir: first.data, env };
  const second = await open(nextDay);
  expect(await titles(second)).toEqual(['Yesterday’s hubcap']);
  expect((await fetch(`${second.url}/api/listings/${id}`)).status).toBe(200);
  const orphan = await postgresOf(second);
  await second.kill();

  const third = await open(nextDay);
  expect(await titles(third)).toEqual(['Yesterday’s hubcap']);
  const postgres = await postgresOf(third);
  expect(await third.stop('SIGTERM')).toBe(0);
  expect(postgres).not.toBe(orphan);
  expect(isRunning(postgres)).toBe(false);
});

test('a backup of the running app is restored into an empty folder, and an app on it shows the listing and its photo', async () => {
  const app = await open();
  const picture = await photo('#8a3b12').toBuffer();
  const id = await publish(await enter('yara', app.url), { title: 'Yesterday’s hubcap' }, [picture]);
  const before = await photosOf(app, id);
  expect(before).toHaveLength(1);
  const dir = await mkdtemp(join(tmpdir(), 'smc-restored-'));
  try {
    const file = join(dir, 'smc.backup');
    await cli(app.data, 'backup', file);
    await app.stop('SIGTERM');

    await copyFile(join(app.data, 'secret.key'), join(dir, 'secret.key'));
    expect(await cli(dir, 'restore', file)).toContain('The log is sound');
    const restored = await open({ dir, env });
    expect(await titles(restored)).toEqual(['Yesterday’s hubcap']);
    expect(await photosOf(restored, id)).toEqual(before);
    await restored.stop('SIGTERM');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}, 300_000); // four processes start one after another

test('a second process cannot use the folder of a running app', async () => {
  const app = await open();
  await expect(startApp({ dir: app.data, env })).rejects.toThrow(/is in use by process \d+: stop it first/);
  expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  await expect(startApp({ env: { ...env, PORT: new URL(app.url).port } })).rejects.toThrow(
    `Port ${new URL(app.url).port} is taken`,
  );
});

test('a start with another secret than the data was encrypted with is refused, and leaves nothing running', async () => {
  const first = await open();
  await enter('yara', first.url);
  await first.stop('SIGTERM');
  const otherSecret = { SECRET_KEY: 'another secret than the one of yesterday' };
  await expect(startApp({ dir: first.data, env: { ...env, ...otherSecret } })).rejects.toThrow(
    /SECRET_KEY .+ is not the one/,
  );
  expect(await postgresOf(first).catch(() => 'stopped')).toBe('stopped');
});

test('Ctrl-C during the start leaves nothing running', async () => {
  const data = await mkdtemp(join(tmpdir(), 'smc-early-'));
  const early = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/apps/api/main.js')], {
    env: { ...process.env, ...env, PORT: '0', DATA_DIR: data },
    stdio: 'ignore',
  });
  let postgres: number | undefined;
  while (postgres === undefined && early.exitCode === null) {
    postgres = await postgresOf({ data }).catch(() => undefined);
    await new Promise(setImmediate);
  }
  early.kill('SIGINT');
  if (early.exitCode === null) await once(early, 'exit');
  expect(early.exitCode).toBe(0);
  expect(await postgresOf({ data }).catch(() => 'stopped')).toBe('stopped');
  await rm(data, { recursive: true });
});

test.each([
  ['PORT', 'abc'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMC_DEMO', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s stops the start with one clear line', async (name, value) => {
  const message = await startApp({ env: { ...env, [name]: value } }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(message.split('\n').filter(Boolean)).toEqual([
    'The server ended:',
    expect.stringMatching(new RegExp(`^Wrong environment: ${name} .+\\.$`)),
  ]);
});

test.each([
  ['DATABASE_URL', 'postgres://smc:smc@127.0.0.1:1/smc'],
  ['HOST', '999.1.1.1'],
])('a %s that does not answer stops the start with a line that names it', async (name, value) => {
  await expect(startApp({ env: { ...env, LOG_LEVEL: 'silent', [name]: value } })).rejects.toThrow(
    new RegExp(`^The server ended:\\n${name}[: ].+\\n$`),
  );
});

/** Runs a command of the command line on a data folder.
 *  out     what it says */
async function cli(dir: string, ...args: readonly string[]): Promise<string> {
  const main = join(import.meta.dirname, '../../dist/server/apps/cli/main.js');
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...args], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'development',
      DATA_DIR: dir,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
    },
  });
  return stdout;
}

async function titles(app: App): Promise<readonly string[]> {
  const { listings } = (await (await fetch(`${app.url}/api/listings`)).json()) as {
    listings: readonly { title: string }[];
  };
  return listings.map(({ title }) => title);
}

/** What a listing's photos are, byte by byte. */
async function photosOf(app: App, listing: string): Promise<readonly string[]> {
  const { photos } = (await (await fetch(`${app.url}/api/listings/${listing}`)).json()) as {
    photos: readonly { page: string }[];
  };
  return Promise.all(
    photos.map(async ({ page }) => {
      const answer = await fetch(app.url + page);
      expect([page, answer.status]).toEqual([page, 200]);
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    }),
  );
}

/** The process id of the app's own PostgreSQL. */
async function postgresOf(app: Pick<App, 'data'>): Promise<number> {
  const [first = ''] = (await readFile(join(app.data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(first);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
