import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Environment, readEnvironment } from './environment.js';
import { secretVariables } from './secret-files.js';

const secret = 'Zq8vB1nW4kLx7TyR2mCs5HdJ9gFaPe3U';
let dir: string;
let file: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'smc-secrets-'));
  file = join(dir, 'secret');
  await writeFile(file, `${secret}\n`);
});
afterEach(() => rm(dir, { recursive: true }));

test('a secret is read from the file that is named in its place', () =>
  expect(readEnvironment({ SECRET_KEY_FILE: file }).SECRET_KEY).toBe(secret));

test('earlier secrets come with commas, from a file too', async () => {
  const other = secret.toLowerCase();
  await writeFile(file, `${secret}, ${other}\n`);
  expect(readEnvironment({ SECRET_KEY_PREVIOUS_FILE: file }).SECRET_KEY_PREVIOUS).toEqual([secret, other]);
  expect(() => readEnvironment({ SECRET_KEY_PREVIOUS: `${secret},short` })).toThrow('SECRET_KEY_PREVIOUS');
});

test('a variable and its file at once, a file that is missing and an empty one stop the start', async () => {
  const wrong = (given: Record<string, string>) => expect(() => readEnvironment(given));
  wrong({ SECRET_KEY: secret, SECRET_KEY_FILE: file }).toThrow('are both set');
  wrong({ SMTP_URL_FILE: join(dir, 'none') }).toThrow('SMTP_URL_FILE cannot be read (ENOENT)');
  await writeFile(file, '\n');
  wrong({ DATABASE_URL_FILE: file }).toThrow('DATABASE_URL_FILE is empty');
});

test('every variable that is a secret, or an address with a password, may be a file', () => {
  const secretLike = Object.keys(Environment.shape).filter((name) =>
    /SECRET|PASSWORD|^(MIGRATE_DATABASE|DATABASE|EVENTSTORE|SMTP)_URL$/.test(name),
  );
  expect([...secretVariables].sort()).toEqual(secretLike.sort());
});
