import 'fake-indexeddb/auto';
import { countUnsent, deleteFieldDb, openFieldDb } from '@entities/inventory/offline/offline-db';
import { jest } from '@jest/globals';
import { changeDeviceDrafts, readDeviceDrafts } from '@lib/browser/device-drafts';
import { currentSession } from '@lib/session/session';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LogoutPage from './logout-page';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Lets every response that is ready arrive; the device's own data takes several steps to be cleared. */
const settle = () =>
  act(async () => {
    for (let step = 0; step < 20; step++) await jest.advanceTimersByTimeAsync(0);
  });

test('signs out, says so, and goes home after 300 ms', async () => {
  await asMember({}, { 'POST /api/auth/sign-out': { signedOut: true } });
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  expect(screen.getByText('Signing you out…')).toBeInTheDocument();
  await settle();
  expect(screen.getByText('Signed out. Redirecting…')).toBeInTheDocument();
  expect(currentSession().status).toBe('signed-out');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(screen.queryByText('another page')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('deletes the member’s drafts and what waits on this device', async () => {
  await asMember({}, { 'POST /api/auth/sign-out': { signedOut: true } });
  changeDeviceDrafts('ray', (before) => ({ ...before, drafts: { post: 'A find' } }));
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await settle();
  expect(readDeviceDrafts('ray').drafts).toEqual({});
});

test('sends no member query while it signs out', async () => {
  let answer: (body: object) => void = () => undefined;
  const waits = new Promise<object>((resolve) => {
    answer = resolve;
  });
  await asMember({}, { 'POST /api/auth/sign-out': () => waits });
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await settle();
  expect(currentSession().status).toBe('loading');
  answer({ signedOut: true });
  await settle();
  expect(currentSession().status).toBe('signed-out');
});

test('asks first while scans are not sent; signed out after all, they stay for their owner', async () => {
  jest.useRealTimers();
  const { calls } = await asMember({}, { 'POST /api/auth/sign-out': { signedOut: true } });
  const db = await openFieldDb();
  const copy = { memberId: 'ray', etag: '', readAt: '', locations: [], items: [] };
  await db.put('copy', copy);
  await db.add('unsent', { memberId: 'ray', sessionId: 's1', key: 'k1', do: 'commit', committedAt: '' });
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await screen.findByText('1 scan not sent yet');
  expect(calls.filter(({ url }) => url.endsWith('sign-out'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('another page');
  expect(currentSession().status).toBe('signed-out');
  expect(await countUnsent('ray')).toBe(1);
  expect(await db.count('copy')).toBe(0);
  await deleteFieldDb();
});

test('asks first while entries of a build are on this device only', async () => {
  jest.useRealTimers();
  const { calls } = await asMember({}, { 'POST /api/auth/sign-out': { signedOut: true } });
  const at = '2026-11-20T12:00:00.000Z';
  const written = { id: 'e1', kind: 'entry', to: 'entry b1', body: 'Pulled the engine.', at } as const;
  changeDeviceDrafts('ray', (before) => ({ ...before, unsent: [written] }));
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await screen.findByText('1 entry not sent yet');
  expect(calls.filter(({ url }) => url.endsWith('sign-out'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('another page');
  expect(readDeviceDrafts('ray').unsent).toEqual([]);
});

test('shows an error, keeps the session and goes home when sign-out fails', async () => {
  await asMember(
    {},
    { 'POST /api/auth/sign-out': errorResponse({ status: 503, body: { message: 'Not now.' } }) },
  );
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await settle();
  expect(screen.getByText('Sign out failed. Redirecting…')).toBeInTheDocument();
  expect(currentSession().status).toBe('signed-in');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('another page')).toBeInTheDocument();
});

test('whoever was led here by another site is asked first', async () => {
  jest.useRealTimers();
  const { calls } = await asMember({}, { 'POST /api/auth/sign-out': { signedOut: true } });
  renderPage(<LogoutPage />, { at: '/logout?ask', path: '/logout', inBrowser: true });
  await screen.findByRole('heading', { name: 'Sign out now?' });
  expect(calls.filter(({ url }) => url.endsWith('sign-out'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await screen.findByText('another page');
  expect(currentSession().status).toBe('signed-out');
});

test('signs out here without a connection', async () => {
  await asMember({}, { 'POST /api/auth/sign-out': () => Promise.reject(new TypeError('Failed to fetch')) });
  changeDeviceDrafts('ray', (before) => ({ ...before, drafts: { post: 'A find' } }));
  renderPage(<LogoutPage />, { at: '/logout', path: '/logout' });
  await settle();
  expect(screen.getByText('Signed out. Redirecting…')).toBeInTheDocument();
  expect(currentSession().status).toBe('signed-out');
  expect(readDeviceDrafts('ray').drafts).toEqual({});
});
