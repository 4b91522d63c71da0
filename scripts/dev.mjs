import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** npm run dev: the server, which starts again whenever a source of it changes, and the pages with reload, which call it. Ctrl-C ends both. */
const sources = ['apps', 'modules', 'projections'].map((folder) => `--watch-path=${join(root, folder)}`);
const program = join(root, 'scripts/dev-server.mjs');
const children = [
  start('node', ['--watch', '--watch-preserve-output', ...sources, program]),
  start('vite', ['frontend', '--clearScreen', 'false']),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.once('exit', end);

function start(name, args) {
  return spawn(join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** This process ends with the last of them. */
function end() {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}
