import { jest } from '@jest/globals';
import { endpoint } from '@modules/kernel/http/contract';
import { setAppCheck } from '../api/app-check-header';
import { call } from '../api/call';
import { asGuest, errorResponse, type RecordedCall } from '../testing/page.fixtures';
import { appCheckToken, deleteAppCheck, renewAppCheck } from './app-check';
import { blockAfter, renewalDelay, retryDelay } from './app-check-waits';

const minute = 60_000;
const start = 'POST /api/app-check/challenge';
const finish = 'POST /api/app-check/token';
const task = { provider: 'proof-of-work', challenge: { parameters: {}, signature: 's' } };
const tokens = { [start]: task, [finish]: { token: 'a token', expiresIn: 3_600 } };
const guarded = endpoint({
  method: 'POST',
  path: '/api/notes',
  auth: 'guest',
  appCheck: 'new accounts',
  summary: 'Write',
});

/** Replaces the browser's worker, which finds a number: jsdom has none. */
class FindingWorker extends EventTarget {
  static finds: object | undefined;
  onmessage?: (event: { readonly data: unknown }) => void;
  onerror?: () => void;
  postMessage() {
    setTimeout(() => {
      if (FindingWorker.finds) this.onmessage?.({ data: FindingWorker.finds });
      else this.onerror?.();
    });
  }
  terminate() {}
}

beforeEach(() => {
  FindingWorker.finds = { counter: 7, derivedKey: 'ab' };
  Object.assign(globalThis, { Worker: FindingWorker });
  setAppCheck(async () => ({ appCheckToken, renewAppCheck }));
});
afterEach(() => {
  deleteAppCheck();
  jest.useRealTimers();
});

test('does the work once and keeps the token', async () => {
  const api = await asGuest(tokens);
  const got = await Promise.all([appCheckToken(), appCheckToken()]);
  expect([...got, await appCheckToken()]).toEqual(['a token', 'a token', 'a token']);
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/app-check/challenge', '/api/app-check/token']);
  expect(api.calls[1]?.body).toEqual({
    solution: JSON.stringify({ challenge: task.challenge, solution: FindingWorker.finds }),
  });
});

test('a call that robots like goes with a token; one that has become useless is renewed once, and nobody notices', async () => {
  let given = 0;
  const api = await asGuest({
    ...tokens,
    [finish]: () => ({ token: `token ${++given}`, expiresIn: 3_600 }),
    'POST /api/notes': ({ headers }: RecordedCall) =>
      headers['X-App-Check'] === 'token 2' ? { fine: true } : refusal(403, 'APP_CHECK_REQUIRED'),
  });
  expect(await call(guarded)).toEqual({ fine: true });
  const sent = api.calls.filter(({ url }) => url === '/api/notes');
  expect(sent.map(({ headers }) => headers['X-App-Check'])).toEqual(['token 1', 'token 2']);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

test('a call that is refused again fails with the words of the server', async () => {
  await asGuest({ ...tokens, 'POST /api/notes': refusal(403, 'APP_CHECK_REQUIRED') });
  await expect(call(guarded)).rejects.toMatchObject({ code: 'APP_CHECK_REQUIRED', message: 'Refused.' });
});

test('a call that needs no token after all is sent without one when the check fails', async () => {
  await asGuest({ 'POST /api/notes': { fine: true } });
  expect(await call(guarded)).toEqual({ fine: true });
});

describe('a failure has a name and a sentence:', () => {
  test.each([
    ['network', {}, 'the server cannot be reached'],
    ['parse', { ...tokens, [finish]: { nothing: 'of use' } }, 'the answer was not readable'],
    ['status', { [start]: refusal(500, 'INTERNAL') }, 'the server answered 500'],
  ] as const)('%s', async (fault, answers, words) => {
    await asGuest(answers);
    await expect(appCheckToken()).rejects.toMatchObject({ fault, message: expect.stringContaining(words) });
  });

  test('recaptcha', async () => {
    FindingWorker.finds = undefined;
    await asGuest(tokens);
    await expect(appCheckToken()).rejects.toMatchObject({
      fault: 'recaptcha',
      message: expect.stringContaining('your browser could not do its part'),
    });
  });

  test.each([403, 404])('throttled, for 24 hours after %i', async (status) => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout'] });
    const api = await asGuest({ [start]: refusal(status, 'NO') });
    await expect(appCheckToken()).rejects.toMatchObject({ fault: 'status' });
    jest.setSystemTime(24 * 60 * minute - 1);
    await expect(appCheckToken()).rejects.toMatchObject({
      fault: 'throttled',
      message: expect.stringContaining('You can try again in a minute.'),
    });
    expect(api.calls).toHaveLength(1);
    jest.setSystemTime(24 * 60 * minute);
    await expect(appCheckToken()).rejects.toMatchObject({ fault: 'status' });
  });
});

test('other statuses block for a second, then for twice as long each time', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout'] });
  const api = await asGuest({ [start]: refusal(503, 'AWAY') });
  for (const at of [0, 1_000, 3_000, 7_000]) {
    jest.setSystemTime(at);
    await expect(appCheckToken()).rejects.toMatchObject({ fault: 'status' });
    await expect(appCheckToken()).rejects.toMatchObject({ fault: 'throttled' });
  }
  expect(api.calls).toHaveLength(4);
});

test('a token is renewed at half its lifetime plus five minutes; a failure is tried again after 30 s', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
  let fails = false;
  const api = await asGuest({ ...tokens, [start]: () => (fails ? refusal(500, 'INTERNAL') : task) });
  const first = appCheckToken();
  await jest.advanceTimersByTimeAsync(10);
  expect(await first).toBe('a token');
  await jest.advanceTimersByTimeAsync(35 * minute - 20);
  expect(api.calls).toHaveLength(2);
  fails = true;
  await jest.advanceTimersByTimeAsync(20);
  expect(api.calls).toHaveLength(3);
  fails = false;
  await jest.advanceTimersByTimeAsync(30_010);
  expect(api.calls).toHaveLength(5);
});

test('waits are those of the specification', () => {
  expect(renewalDelay(60 * minute)).toBe(35 * minute);
  expect([1, 2, 3, 6, 7, 20].map(retryDelay)).toEqual([30, 60, 120, 960, 960, 960].map((s) => s * 1_000));
  expect([1, 2, 5].map((failures) => blockAfter(500, failures))).toEqual([1_000, 2_000, 16_000]);
  expect(blockAfter(404, 3)).toBe(24 * 60 * minute);
});

function refusal(status: number, code: string) {
  return errorResponse({ status, body: { code, message: 'Refused.' } });
}
