import { errorResponse, fakeApi, memberOf, sessionOf } from '@lib/testing/page.fixtures';
import { read } from '../api/call';
import { currentSession, deleteSession, signIn, signOut, startSession } from './session';

const user = memberOf();
const rendered = { status: 'signed-in', user } as const;

beforeEach(() => {
  deleteSession();
  localStorage.setItem('signedIn', 'true');
});

test('a page that the server rendered for a member is theirs at once, and does not render again when the session is renewed', async () => {
  const api = fakeApi({ 'POST /api/auth/refresh': sessionOf(user) });
  const started = startSession(rendered);
  expect(currentSession()).toBe(rendered);
  await started;
  expect(currentSession()).toBe(rendered);
  expect(api.calls.map(({ url }) => url)).toEqual(['/api/auth/refresh']);
});

test('what it asks for waits for the session', async () => {
  const api = fakeApi({ 'POST /api/auth/refresh': sessionOf(user), 'GET /api/wanted': [] });
  void startSession(rendered);
  await read('/api/wanted');
  expect(api.calls.map(({ url, headers }) => [url, headers.Authorization])).toEqual([
    ['/api/auth/refresh', undefined],
    ['/api/wanted', 'Bearer token-1'],
  ]);
});

test('a session that is over makes it a guest’s', async () => {
  fakeApi({
    'POST /api/auth/refresh': errorResponse({ status: 401, body: { code: 'SESSION_EXPIRED' } }),
  });
  await startSession(rendered);
  expect(currentSession().status).toBe('signed-out');
});

test('a page that was rendered for a member is a guest’s in a browser that has signed out', async () => {
  localStorage.removeItem('signedIn');
  await startSession(rendered);
  expect(currentSession().status).toBe('signed-out');
});

describe('a sign-out without a connection', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  const signedOutWithout = async () => {
    fakeApi({ 'POST /api/auth/refresh': sessionOf(user), 'POST /api/auth/sign-out': away });
    await startSession();
    await signOut();
  };

  test('ends the session here, and the server hears of it when the next page opens', async () => {
    await signedOutWithout();
    expect(currentSession().status).toBe('signed-out');
    const api = fakeApi({ 'POST /api/auth/sign-out': { signedOut: true } });
    await startSession();
    await startSession();
    expect(api.calls.map(({ url }) => url)).toEqual(['/api/auth/sign-out']);
  });

  test('is told before another session begins, and ends no other', async () => {
    await signedOutWithout();
    const api = fakeApi({
      'POST /api/auth/sign-out': { signedOut: true },
      'POST /api/auth/sign-in': sessionOf(user),
      'GET /api/auth/status': { authenticated: true, user },
    });
    await signIn('ray@example.com', 'three-deuces');
    expect(api.calls.map(({ url }) => url).filter((url) => url.includes('sign-'))).toEqual([
      '/api/auth/sign-out',
      '/api/auth/sign-in',
    ]);
    expect(currentSession().status).toBe('signed-in');
  });
});
