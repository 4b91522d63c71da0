import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppCheckTask } from './app-check.contract.js';

/** The headers that a browser sends with its calls once it has a token. */
export interface CheckedVisit {
  readonly Cookie: string;
  readonly 'X-App-Check': string;
}

export interface SetTask {
  readonly task: Extract<AppCheckTask, { provider: 'proof-of-work' }>;
  readonly cookie: string;
}

/** Ask for a challenge, as a browser with this cookie or without one. */
export async function askForTask(url: string, cookie?: string, headers: object = {}): Promise<SetTask> {
  const answer = await fetch(`${url}/api/app-check/challenge`, {
    method: 'POST',
    headers: { ...headers, ...(cookie !== undefined && { Cookie: cookie }) },
  });
  const set = answer.headers.getSetCookie()[0]?.split(';')[0];
  return { task: (await answer.json()) as SetTask['task'], cookie: set ?? cookie ?? '' };
}

/** The solution of a challenge, as it is sent. */
export async function solutionOf({ challenge }: SetTask['task']): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

/** Sends it. */
export const sendSolution = (url: string, cookie: string, solution: string): Promise<Response> =>
  fetch(`${url}/api/app-check/token`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ solution }),
  });

/** Do the work, and get a token for any number of calls. */
export async function checkedVisit(url: string, headers: object = {}): Promise<CheckedVisit> {
  const { task, cookie } = await askForTask(url, undefined, headers);
  const answer = await sendSolution(url, cookie, await solutionOf(task));
  const { token } = (await answer.json()) as { readonly token: string };
  return { Cookie: cookie, 'X-App-Check': token };
}
