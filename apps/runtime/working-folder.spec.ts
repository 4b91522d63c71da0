import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warnOfHistory } from './working-folder.js';

test('a process in production that runs within a clone says so, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smc-clone-'));
  const warned: unknown[] = [];
  const log = { warn: (details: unknown) => warned.push(details) };
  await warnOfHistory({ NODE_ENV: 'production' }, log, folder);
  await mkdir(join(folder, '.git'));
  await warnOfHistory({ NODE_ENV: 'development' }, log, folder);
  expect(warned).toEqual([]);
  await warnOfHistory({ NODE_ENV: 'production' }, log, folder);
  expect(warned).toEqual([{ folder }]);
  await rm(folder, { recursive: true });
});
