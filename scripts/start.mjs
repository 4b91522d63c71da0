import { build } from './build.mjs';

process.stdout.write('\n  Swap Meet Classics is starting.\n');
try {
  await build();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../dist/server/apps/api/main.js');
