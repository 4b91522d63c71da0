import { noteFieldUsed } from '@entities/inventory/offline/offline-used';
import { jest } from '@jest/globals';
import { onReconnect, RETRY_MS, reportOffline } from '@lib/browser/connection';
import { registerServiceWorker } from '@lib/browser/service-worker';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionNotes } from './connection-notes';

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => {
  localStorage.clear();
  return asGuest();
});
afterEach(() => connect(true));

test('shows nothing while online', () => {
  renderPage(<ConnectionNotes />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows that the browser is offline and which pages work, until it is online', () => {
  renderPage(<ConnectionNotes />);
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/support',
    '/about',
    '/terms',
    '/privacy',
  ]);
  connect(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('says what still works to a member whose inventory or builds are on this device', async () => {
  await asMember();
  noteFieldUsed();
  renderPage(<ConnectionNotes />);
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You’re offline; scanning and writing in builds still work',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/inventory/scan',
    '/inventory',
    '/inventory/places',
    '/build-tracker',
  ]);
});

test('shows offline after a failed load, until the server responds', async () => {
  jest.useFakeTimers();
  let isBack = false;
  let heard = 0;
  renderPage(<ConnectionNotes />);
  onReconnect(() => {
    heard += 1;
  });
  act(() => reportOffline(() => Promise.resolve(isBack)));
  await act(() => jest.advanceTimersByTimeAsync(RETRY_MS));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  isBack = true;
  await act(() => jest.advanceTimersByTimeAsync(3 * RETRY_MS));
  expect(screen.queryByRole('status')).toBeNull();
  expect(heard).toBe(1);
  jest.useRealTimers();
});

test('works without a service worker when the browser refuses it', () =>
  expect(
    registerServiceWorker(
      Object.assign(new EventTarget(), {
        register: () => Promise.reject(new Error('no')),
      }) as unknown as ServiceWorkerContainer,
    ),
  ).resolves.toBeUndefined());

test('offers a newer version and loads it on request only', async () => {
  const said: unknown[] = [];
  const waiting = { postMessage: (word: unknown) => said.push(word) };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: { postMessage: () => undefined },
    register: () => Promise.resolve(registration),
  });
  renderPage(<ConnectionNotes />);
  await act(() => registerServiceWorker(workers as unknown as ServiceWorkerContainer));
  expect(screen.getByRole('status')).toHaveTextContent('A newer version is ready');
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(said).toEqual(['take-over']);
});
