import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
