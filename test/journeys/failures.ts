import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ownApps } from './start-app.mjs';
import { openContexts } from './visitor.js';

const results = join(import.meta.dirname, '../../test-results');

/** A journey that fails leaves what its pages show, their consoles and the logs of its servers. */
afterEach(keepFailure);
afterAll(keepFailure);

async function keepFailure(): Promise<void> {
  const name = (globalThis as { failedTest?: string }).failedTest;
  if (name === undefined) return;
  (globalThis as { failedTest?: string }).failedTest = undefined;
  const file = basename(expect.getState().testPath ?? '', '.journey.ts');
  const folder = join(results, `${file} ${name.replace(/[^\w ]/g, '').slice(0, 60)} ${Date.now()}`);
  await mkdir(folder, { recursive: true });
  for (const [visit, [context, lines]] of [...openContexts].entries()) {
    await writeFile(join(folder, `console-${visit + 1}.txt`), lines.join('\n'));
    for (const [at, page] of context.pages().entries())
      await page
        .screenshot({ path: join(folder, `page-${visit + 1}-${at + 1}.png`), timeout: 10_000 })
        .catch(() => undefined);
  }
  for (const [at, { output }] of ownApps.entries())
    await writeFile(join(folder, `server-${at + 1}.log`), output());
  await copyFile(join(results, 'server.log'), join(folder, 'server.log')).catch(() => undefined);
  process.stdout.write(`Screenshots, consoles and logs: ${folder}\n`);
}
