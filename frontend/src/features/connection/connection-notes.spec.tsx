import { asGuest, renderPage } from '@lib/page-testing';
import { keepPages } from '@lib/service-worker';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionNotes } from './connection-notes';

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => asGuest());
afterEach(() => connect(true));

test('nothing is said while there is a connection', () => {
  renderPage(<ConnectionNotes />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('without one it says so, and what can still be read, until it is back', () => {
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

test('a browser that refuses the service worker goes on without', () =>
  expect(
    keepPages({ register: () => Promise.reject(new Error('no')) } as unknown as ServiceWorkerContainer),
  ).resolves.toBeUndefined());

test('newer pages are offered, and taken over on request only', async () => {
  const said: unknown[] = [];
  const waiting = { postMessage: (word: unknown) => said.push(word) };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null });
  const workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  renderPage(<ConnectionNotes />);
  await act(() => keepPages(workers as unknown as ServiceWorkerContainer));
  expect(screen.getByRole('status')).toHaveTextContent('A newer version is ready');
  expect(said).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Load it now' }));
  expect(said).toEqual(['take-over']);
});
