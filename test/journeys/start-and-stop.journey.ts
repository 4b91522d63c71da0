import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, publish } from './members.js';
import { openShop, type Shop } from './start-app.mjs';

const env = { SMC_DEMO: '0' };
let shops: Shop[] = [];

/** A shop that is closed when its test ends, however it ends. */
async function open(options: Parameters<typeof openShop>[0] = { env }): Promise<Shop> {
  const shop = await openShop(options);
  shops.push(shop);
  return shop;
}

afterEach(async () => {
  for (const shop of shops.toReversed()) await shop.close();
  shops = [];
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a first start on an empty folder opens the shop; %s closes it and leaves nothing running',
  async (signal) => {
    const shop = await open();
    for (const path of ['/', '/health/live', '/health/ready', '/health/projections', '/api/openapi.json'])
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    const postgres = await postgresOf(shop);
    expect(isRunning(postgres)).toBe(true);
    expect(await shop.stop(signal)).toBe(0);
    expect(isRunning(postgres)).toBe(false);
  },
);

test('an open page of a member does not keep the shop from closing', async () => {
  const shop = await open();
  const { token } = await enter('yara', shop.url);
  const line = await fetch(`${shop.url}/api/notifications/stream`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(line.headers.get('content-type')).toContain('text/event-stream');
  expect(await shop.stop('SIGTERM')).toBe(0);
  await line.text().catch(() => 'cut off');
});

test('the next day, and after a kill -9, everything that was published is there', async () => {
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

test('a folder that a running shop uses is not opened a second time', async () => {
  const shop = await open();
  await expect(openShop({ dir: shop.data, env })).rejects.toThrow(/is in use by process \d+: stop it first/);
  expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
  await expect(openShop({ env: { ...env, PORT: new URL(shop.url).port } })).rejects.toThrow(
    `Port ${new URL(shop.url).port} is taken`,
  );
});

test('another secret than the data was sealed with is refused at the start, and leaves nothing running', async () => {
  const first = await open();
  await enter('yara', first.url);
  await first.stop('SIGTERM');
  const otherSecret = { SECRET_KEY: 'another secret than the one of yesterday' };
  await expect(openShop({ dir: first.data, env: { ...env, ...otherSecret } })).rejects.toThrow(
    /SECRET_KEY .+ is not the one/,
  );
  expect(await postgresOf(first).catch(() => 'stopped')).toBe('stopped');
});

test('Ctrl-C while it still starts leaves nothing running', async () => {
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
  const said = await openShop({ env: { ...env, [name]: value } }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(said.split('\n').filter(Boolean)).toEqual([
    'The server ended:',
    expect.stringMatching(new RegExp(`^Wrong environment: ${name} .+\\.$`)),
  ]);
});

test.each([
  ['DATABASE_URL', 'postgres://smc:smc@127.0.0.1:1/smc'],
  ['HOST', '999.1.1.1'],
])('a %s where nothing answers stops the start with a line that names it', async (name, value) => {
  await expect(openShop({ env: { ...env, LOG_LEVEL: 'silent', [name]: value } })).rejects.toThrow(
    new RegExp(`^The server ended:\\n${name}[: ].+\\n$`),
  );
});

async function titles(shop: Shop): Promise<readonly string[]> {
  const { listings } = (await (await fetch(`${shop.url}/api/listings`)).json()) as {
    listings: readonly { title: string }[];
  };
  return listings.map(({ title }) => title);
}

/** The process of the shop's own PostgreSQL. */
async function postgresOf(shop: Pick<Shop, 'data'>): Promise<number> {
  const [first = ''] = (await readFile(join(shop.data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(first);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
