import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Tries numbers one after the other. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey }).catch(() => null);
  self.postMessage(solution);
};
