import type { Challenge, Solution } from 'altcha-lib/types';

/** Finds the solution in a worker of its own, so that the page stays quick.
 *  errors  Error when the browser has no workers, or none within a minute */
export function workOn(challenge: object): Promise<Solution> {
  return new Promise<Solution>((resolve, reject) => {
    const worker = new Worker(new URL('./app-check.worker.ts', import.meta.url), { type: 'module' });
    const end = setTimeout(() => reject(new Error('The work took too long.')), 60_000);
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
      data ? resolve(data) : reject(new Error('There was no solution.'));
    worker.onerror = () => reject(new Error('The worker failed.'));
    worker.postMessage(challenge as Challenge);
    const stop = () => {
      clearTimeout(end);
      worker.terminate();
    };
    worker.addEventListener('message', stop);
    worker.addEventListener('error', stop);
  });
}
