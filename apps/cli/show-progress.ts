import type { Progress } from '../../modules/kernel/processing/progress.js';

/** Shows the progress of long work: on one line of a terminal that is overwritten; elsewhere on a line at the start and at each tenth. */
export function showProgress(what: string): Progress {
  let shown = -1;
  return ({ position, head }) => {
    const share = head === 0 ? 100 : Math.floor((100 * position) / head);
    const step = process.stdout.isTTY ? share : Math.floor(share / 10) * 10;
    if (step === shown) return;
    shown = step;
    if (process.stdout.isTTY) process.stdout.write(`\r  ${what}: ${share} %${share === 100 ? '\n' : ''}`);
    else process.stdout.write(`  ${what}: ${share} %\n`);
  };
}
