import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { printLines } from './server-lines.js';

test('a server that writes a megabyte of lines goes on, and 20 lines a minute are told', async () => {
  const server = spawn(process.execPath, ['-e', "process.stderr.write('FATAL: no\\n'.repeat(100_000))"], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const told: string[] = [];
  printLines(server.stderr, (line) => told.push(line), { now: () => 0 });
  await once(server, 'close');
  expect(told).toHaveLength(21);
  expect(told.at(-1)).toBe('and 99980 lines more within a minute');
});
