import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres.js';

/** Starts a process that stands for the server, guards it, and stays; Node strips the types of what it imports. */
const parentScript = `
  import { spawn } from 'node:child_process';
  const { stopWhenOrphaned } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))});
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
