import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPart } from './build.mjs';
import { root } from './steps.mjs';

process.stdout.write('\n  Swap Meet Classics is starting.\n');
const pages = buildPart('pages'); // goes on while the server opens its database
// The first visitor does not wait for this: the server sends a file as it is until its compressed form is there.
pages.then(
  () => spawn(process.execPath, [join(root, 'scripts', 'compress.mjs')], { stdio: 'ignore' }).unref(),
  () => undefined, // startApi says it
);
try {
  await buildPart('server');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { startApi } = await import('../dist/server/apps/api/start-api.js');
await startApi({ pages });
