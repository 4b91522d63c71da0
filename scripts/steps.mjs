import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

/** Run a program of node_modules/.bin (or `node`) and answer its exit code; its output goes where ours goes, or is collected. */
export function run(program, args, { collect = false, env = {} } = {}) {
  const child = spawn(join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), said }));
  });
}
