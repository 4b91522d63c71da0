import type { Progress } from '../../modules/kernel/processing/progress.js';

/** How far a long work is, on one line of a terminal that is written over; a line each tenth elsewhere. */
export function showProgress(what: string): Progress {
  let shown = -1;
  return ({ position, head }) => {
    const share = head === 0 ? 100 : Math.floor((100 * position) / head);
    if (share === shown) return;
    if (process.stdout.isTTY) process.stdout.write(`\r  ${what}: ${share} %${share === 100 ? '\n' : ''}`);
    else if (share % 10 === 0) process.stdout.write(`  ${what}: ${share} %\n`);
    shown = share;
  };
}
