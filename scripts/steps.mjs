import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

/** Run a program of node_modules/.bin (or `node`). Its output goes to ours, or is collected.
 *  out     exit code, and the collected output */
export function run(program, args, { collect = false, env = {} } = {}) {
  const child = spawn(join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/** TypeScript 7, which is compiled: it checks in a quarter of the time. Its modules have no API yet, so what reads TypeScript for us uses version 6.
 *  source  docs/adr/0051-types-are-checked-by-typescript-7.md */
export const checkTypes = (project) =>
  run('node', [
    join(root, 'node_modules/typescript-native/bin/tsc'),
    '--noEmit',
    '--singleThreaded',
    '-p',
    project,
  ]);
