import type { AppCheckTask } from '@modules/app-check/app-check.contract';
import { setAppCheckToken } from '../api/app-check-header';
import { readJson } from '../api/request';
import { tab } from '../browser/browser-store';
import {
  AppCheckFailure,
  networkFailure,
  parseFailure,
  recaptchaFailure,
  statusFailure,
  throttledFailure,
} from './app-check-failure';
import { blockAfter, renewalDelay, retryDelay } from './app-check-waits';
import { solve } from './solve';

/** The token of this page: the current one, or a new one.
 *  errors  AppCheckFailure */
export async function appCheckToken(): Promise<string> {
  if (token !== undefined && token.until > Date.now()) return token.value;
  return renewAppCheck();
}

/** A new token, one exchange at a time; it is renewed while the page is open.
 *  errors  AppCheckFailure */
export function renewAppCheck(): Promise<string> {
  exchanging ??= exchange().finally(() => {
    exchanging = undefined;
  });
  return exchanging;
}

/** Deletes the token, and the record of failures. */
export function deleteAppCheck(): void {
  clearTimeout(renewal);
  token = undefined;
  setAppCheckToken(undefined);
  tab.delete(BLOCKED);
}

const PATHS = { challenge: '/api/app-check/challenge', token: '/api/app-check/token' } as const;
const BLOCKED = 'app-check-blocked';

let token: { readonly value: string; readonly until: number } | undefined;
let exchanging: Promise<string> | undefined;
let renewal: ReturnType<typeof setTimeout> | undefined;

async function exchange(): Promise<string> {
  const { until } = blocked();
  if (until > Date.now()) throw throttledFailure(until, Date.now());
  try {
    const task = (await post(PATHS.challenge)) as AppCheckTask;
    const solution = await solve(task).catch(() => {
      throw recaptchaFailure();
    });
    return keep(await post(PATHS.token, { solution }));
  } catch (error) {
    block(error);
    throw error;
  }
}

function keep(answer: unknown): string {
  const { token: value, expiresIn } = (answer ?? {}) as {
    readonly token?: unknown;
    readonly expiresIn?: unknown;
  };
  if (typeof value !== 'string' || typeof expiresIn !== 'number') throw parseFailure();
  token = { value, until: Date.now() + expiresIn * 1_000 };
  setAppCheckToken(value);
  tab.delete(BLOCKED);
  renewAfter(renewalDelay(expiresIn * 1_000), 0);
  return value;
}

function renewAfter(delay: number, failures: number): void {
  clearTimeout(renewal);
  renewal = setTimeout(() => {
    renewAppCheck().catch(() => renewAfter(retryDelay(failures + 1), failures + 1));
  }, delay);
}

/** Only responses of the server block: after a network failure the next attempt may start at once. */
function block(error: unknown): void {
  if (!(error instanceof AppCheckFailure && error.fault === 'status')) return;
  const failures = blocked().failures + 1;
  const until = Date.now() + blockAfter(error.status, failures);
  tab.write(BLOCKED, `${until} ${failures}`);
}

function blocked(): { readonly until: number; readonly failures: number } {
  const [until = 0, failures = 0] = (tab.read(BLOCKED) ?? '').split(' ').map(Number);
  return { until, failures };
}

async function post(path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw networkFailure();
  });
  if (!response.ok) throw statusFailure(response.status);
  const answer = readJson(await response.text());
  if (answer === undefined) throw parseFailure();
  return answer;
}
