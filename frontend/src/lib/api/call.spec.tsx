import { jest } from '@jest/globals';
import * as identity from '@modules/identity/identity.contract';
import { completeSignIn } from '@modules/identity/second-factor/totp.contract';
import { endpoint } from '@modules/kernel/http/contract';
import { getListing, publishListing, searchListings } from '@modules/marketplace/marketplace.contract';
import { currentSession, sessionPaths } from '../session/session';
import { asGuest, asMember, errorResponse, fakeApi, memberOf, sessionOf } from '../testing/page.fixtures';
import { watchBehind } from './behind';
import { call } from './call';
import { ApiProblem, retryUnlessRefused } from './problem';
import { clearReadPosition } from './read-position';

const id = '0192f0c1-7a52-7000-8000-000000000001';
const markedBehind = { get: (name: string) => (name === 'X-Behind' ? 'true' : null) };
const receipt = (position: number) => ({ id, version: 1, position });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  clearReadPosition();
});

test('fills in the path and leaves out absent and empty query values', async () => {
  const api = await asGuest({ 'GET /api/listings': { listings: [] }, [`GET /api/listings/${id}`]: {} });
  await call(searchListings, { query: { search: '', radius: 200, categorySub: undefined } });
  await call(getListing, { params: { id }, query: { latitude: 43.1 } });
  expect(api.calls.map(({ url }) => url)).toEqual([
    '/api/listings?radius=200',
    `/api/listings/${id}?latitude=43.1`,
  ]);
});

test('a guest sends no Bearer and no body without a payload', async () => {
  const api = await asGuest({ 'GET /api/listings': { listings: [] } });
  await call(searchListings);
  expect(api.calls[0]?.headers).not.toHaveProperty('Authorization');
  expect(api.calls[0]?.headers).not.toHaveProperty('Content-Type');
  expect(api.calls[0]?.body).toBeUndefined();
});

test('a member sends the access token as Bearer', async () => {
  const api = await asMember({}, { 'GET /api/listings': { listings: [] } });
  await call(searchListings);
  expect(api.calls.at(-1)?.headers).toMatchObject({ Authorization: 'Bearer token-1' });
});

test('reads wait for the highest position that a command returned', async () => {
  const positions = [12, 7];
  const api = await asMember(
    {},
    {
      [`POST /api/listings/${id}/publish`]: () => receipt(positions.shift() ?? 0),
      'GET /api/listings': { listings: [] },
    },
  );
  await call(publishListing, { params: { id } });
  await call(publishListing, { params: { id } });
  await call(searchListings);
  expect(api.calls.at(-1)?.headers).toMatchObject({ 'X-Min-Position': '12' });
  await call(publishListing, { params: { id } });
  expect(api.calls.at(-1)?.headers).toMatchObject({ 'X-Min-Position': '12' }); // a command may decide by a read model
});

test('an answer without the own changes is reported, so that the page asks again', async () => {
  await asGuest({});
  const behind = jest.fn();
  const stop = watchBehind(behind);
  const { fetch } = globalThis;
  globalThis.fetch = async () =>
    ({ ok: true, status: 200, headers: markedBehind, text: async () => '{}' }) as never;
  await call(searchListings);
  expect(behind).toHaveBeenCalledTimes(1);
  stop();
  await call(searchListings);
  expect(behind).toHaveBeenCalledTimes(1);
  globalThis.fetch = fetch;
});

test('a refusal without the own changes is not final: what is missing may be there in a moment', async () => {
  await asGuest({});
  const behind = jest.fn();
  const stop = watchBehind(behind);
  const { fetch } = globalThis;
  globalThis.fetch = async () =>
    ({ ok: false, status: 404, headers: markedBehind, text: async () => '{}' }) as never;
  const refusal: unknown = await call(searchListings).catch((error: unknown) => error);
  expect(behind).toHaveBeenCalledTimes(1);
  expect([1, 4].map((failures) => retryUnlessRefused(failures, refusal))).toEqual([true, false]);
  globalThis.fetch = fetch;
  stop();
});

test('every command has its own key, and a given key is kept', async () => {
  const api = await asMember({}, { [`POST /api/listings/${id}/publish`]: receipt(1) });
  await call(publishListing, { params: { id } });
  await call(publishListing, { params: { id } });
  await call(publishListing, { params: { id }, idempotencyKey: 'press-of-the-button' });
  const keys = api.calls.slice(-3).map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('press-of-the-button');
});

test.each([
  [{ message: 'This part is on hold.', error: 'Conflict' }, 'This part is on hold.'],
  [{ error: 'Conflict' }, 'Conflict'],
  [{}, 'Not quite'],
  ['<h1>502</h1>', 'Not quite'],
])('a problem has the message, else the error field, else the status text: %p', async (body, words) => {
  await asGuest({ 'GET /api/listings': errorResponse({ status: 409, statusText: 'Not quite', body }) });
  await expect(call(searchListings)).rejects.toThrow(words);
});

test('a problem keeps its code and its fields', async () => {
  const fields = [{ path: 'title', message: 'Enter a title.' }];
  await asGuest({
    'GET /api/listings': errorResponse({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'title', fields },
    }),
  });
  const problem = await call(searchListings).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields });
});

test('reports that the server cannot be reached when there is no response', async () => {
  await asGuest();
  await expect(call(searchListings)).rejects.toMatchObject({ code: 'UNREACHABLE', status: 0 });
});

test('concurrent calls with an expired session renew it once and are sent again', async () => {
  await asMember();
  const expired = errorResponse({
    status: 401,
    body: { code: 'SESSION_EXPIRED', message: 'Sign in again.' },
  });
  const api = fakeApi({
    'POST /api/auth/refresh': sessionOf(memberOf(), 'token-2'),
    'GET /api/auth/status': { authenticated: false, user: null },
    'GET /api/listings': ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
      headers.Authorization === 'Bearer token-2' ? { total: 3 } : expired,
  });
  const answers = await Promise.all([call(searchListings), call(searchListings)]);
  expect(answers).toEqual([{ total: 3 }, { total: 3 }]);
  expect(api.calls.filter(({ url }) => url === '/api/auth/refresh')).toHaveLength(1);
});

test('sends the call as a guest when the session has ended', async () => {
  await asMember();
  const over = errorResponse({ status: 401, body: { code: 'SESSION_EXPIRED', message: 'Sign in again.' } });
  fakeApi({
    'POST /api/auth/refresh': over,
    'GET /api/listings': ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
      headers.Authorization ? over : { total: 3 },
  });
  await expect(call(searchListings)).resolves.toEqual({ total: 3 });
  expect(currentSession().status).toBe('signed-out');
});

test("the server's own view of the user overrides the client's", async () => {
  const user = memberOf({ name: 'Raymond Kowalski' });
  await asMember({}, { 'GET /api/auth/status': { authenticated: true, user } });
  expect(currentSession()).toEqual({ status: 'signed-in', user });
});

test('the session uses the paths of the identity contract', () => {
  const { signIn, signUp, signOut, refreshSession, getAuthStatus } = identity;
  expect(sessionPaths).toEqual({
    signIn: signIn.path,
    signUp: signUp.path,
    secondFactor: completeSignIn.path,
    signOut: signOut.path,
    refresh: refreshSession.path,
    status: getAuthStatus.path,
  });
});

test('the contract decides which arguments a call may leave out', async () => {
  const ping = endpoint({ method: 'GET', path: '/api/ping', auth: 'guest', summary: 'Ping' });
  await asGuest({ 'GET /api/ping': {} });
  await expect(call(ping)).resolves.toEqual({});
  // @ts-expect-error a listing has to be named
  const unnamed = () => call(getListing);
  expect(unnamed).toBeInstanceOf(Function);
});
