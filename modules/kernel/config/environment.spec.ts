import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readEnvironment } from './environment.js';

const run = promisify(execFile);

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'https://swap.example'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/8'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY', 'x'.repeat(40)],
  ['DATABASE_URL', 'mysql://localhost'],
  ['EVENTSTORE_URL', 'http://localhost:2113'],
  ['MAPBOX_TOKEN', 'sk.secret'],
  ['SMC_DEMO', 'perhaps'],
])('a wrong %s stops the start with one line that names it', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^Wrong environment: ${name} [^\\n]+\\.$`),
  );
});

test('an emptied variable counts as not set', () => {
  expect(readEnvironment({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

test.each([
  ['0', 0],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY %s is read', (TRUST_PROXY, read) => {
  expect(readEnvironment({ NODE_ENV: 'test', TRUST_PROXY }).TRUST_PROXY).toEqual(read);
});

test.each(['0', 'loopback'])(
  'in development TRUST_PROXY may be %s, and no proxy elsewhere',
  (TRUST_PROXY) => {
    expect(() => readEnvironment({ TRUST_PROXY })).not.toThrow();
    expect(() => readEnvironment({ NODE_ENV: 'development', TRUST_PROXY: '10.0.0.1' })).toThrow(
      'TRUST_PROXY may only be 0 or loopback in development: set NODE_ENV to production for other proxies.',
    );
  },
);

test.each(['start:prod', 'start:worker'])(
  'npm run %s is in production by itself, with two arenas of memory',
  async (name) => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const withoutFile = (scripts[name] ?? '').split(' ').slice(0, -1).join(' ');
    const { NODE_ENV: _, MALLOC_ARENA_MAX: __, ...env } = process.env;
    const say = "[process.env.NODE_ENV, process.env.MALLOC_ARENA_MAX].join(' ')";
    const { stdout } = await run('sh', ['-c', `${withoutFile} --print "${say}"`], { env });
    expect(stdout.trim()).toBe('production 2');
  },
);

test('in production PUBLIC_URL is https, but for this machine', () => {
  const at = (PUBLIC_URL: string) => () => readEnvironment({ NODE_ENV: 'production', PUBLIC_URL });
  expect(at('http://swap.example')).toThrow('PUBLIC_URL must start with https:// in production');
  expect(at('http://localhost:3000')).not.toThrow();
});

test('in production PUBLIC_URL must be set to an address', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow(
    'Wrong environment: PUBLIC_URL must be set in production, to the address that people use (https://…): mails lead there.',
  );
  const set = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example/' };
  expect(readEnvironment(set).publicUrl).toBe('https://swap.example');
});
