import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './steps.mjs';

process.stdout.write('\n  Swap Meet Classics is starting.\n');
try {
  await build({ compress: false });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// The first visitor does not wait for this: the server sends a file as it is until its compressed form is there.
spawn(process.execPath, [join(root, 'scripts', 'compress.mjs')], { stdio: 'ignore' }).unref();
await import('../dist/server/apps/api/main.js');
