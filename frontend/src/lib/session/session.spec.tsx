import { errorResponse, fakeApi, memberOf, sessionOf } from '@lib/testing/page.fixtures';
import { read } from '../api/call';
import { currentSession, deleteSession, startSession } from './session';

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
