import { inboxEndpoints } from '@entities/notification/inbox.queries';
import { jest } from '@jest/globals';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { NotificationView } from '@modules/notifications/notifications.contract';
import {
  followNotifications,
  listNotifications,
  markAllRead,
  markRead,
} from '@modules/notifications/notifications.contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from './bell';

beforeEach(() => localStorage.clear());

const line = (change: Partial<NotificationView> = {}): NotificationView => ({
  id: '0a3f7a5e-6c55-5b0e-9a51-3c1f0f6f2d11',
  type: 'sale_request',
  label: 'Sale request',
  subtype: 'hold',
  message: 'A buyer put “327 block” on hold for 72 hours.',
  read: false,
  createdAt: '2026-06-01T12:00:00.000Z',
  href: '/listing/block',
  count: 1,
  ...change,
});
const receipt = { id: 'ray', version: 1, position: 7 };
const many = (count: number) => Array.from({ length: count }, (_, at) => line({ id: String(at) }));

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return screen.findByRole('dialog', { name: 'Notifications' });
}

test('a guest’s bell is empty and sends no query', async () => {
  const api = await asGuest();
  renderPage(<Bell />);
  const panel = await open();
  expect(within(panel).getByText('No notifications yet')).toBeInTheDocument();
  expect(within(panel).getByText("We'll notify you when something happens")).toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'View all notifications' })).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('shows the same to a member without notifications', async () => {
  await asMember({}, { 'GET /api/notifications': [] });
  renderPage(<Bell />);
  const panel = await open();
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: 'View all notifications' })).not.toBeInTheDocument();
});

test('shows a loading state in the panel', async () => {
  await asMember({}, { 'GET /api/notifications': () => new Promise(() => undefined) });
  renderPage(<Bell />);
  expect(within(await open()).getByText('Loading notifications...')).toBeInTheDocument();
});

test('shows the error and a retry when loading fails', async () => {
  let isDown = true;
  await asMember(
    {},
    {
      'GET /api/notifications': () =>
        isDown ? errorResponse({ status: 503, body: { message: 'Busy' } }) : [],
    },
  );
  renderPage(<Bell />);
  const panel = await open();
  expect(
    await within(panel).findByText('Failed to fetch notifications', {}, { timeout: 4000 }),
  ).toBeInTheDocument();
  isDown = false;
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
});

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows on the badge for %i unread: %s', async (count, words) => {
  await asMember({}, { 'GET /api/notifications': many(count) });
  renderPage(<Bell />);
  const bell = await screen.findByRole('button', { name: `Notifications, ${count} unread` });
  expect(bell).toHaveTextContent(words);
});

test('shows no badge without unread notifications', async () => {
  await asMember({}, { 'GET /api/notifications': [line({ read: true })] });
  renderPage(<Bell />);
  await within(await open()).findByText(/327 block/);
  expect(screen.getByRole('button', { name: 'Notifications' })).not.toHaveTextContent(/\d/);
});

test('names the type and count, and calls an unknown type a notification', async () => {
  await asMember(
    {},
    {
      'GET /api/notifications': [
        line({ id: '1', count: 3 }),
        line({ id: '2', type: 'welcome', label: 'Notification', message: 'Welcome.', read: true }),
      ],
    },
  );
  renderPage(<Bell />);
  const panel = await open();
  expect(await within(panel).findByText(/Sale request · 3 times/)).toBeInTheDocument();
  expect(within(panel).getByText('Notification')).toBeInTheDocument();
});

test('marks a notification read and opens its page', async () => {
  const unread = line();
  const api = await asMember(
    {},
    { 'GET /api/notifications': [unread], [`PATCH /api/notifications/${unread.id}/read`]: receipt },
  );
  renderPage(<Bell />, { at: '/', path: '/' });
  await userEvent.click(await within(await open()).findByRole('link', { name: /327 block/ }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([{ body: undefined }]);
});

test('refreshes the list every 30 s, and not sooner', async () => {
  const api = await asMember({}, { 'GET /api/notifications': [line()] });
  const asked = () => api.calls.filter(({ url }) => url === '/api/notifications').length;
  jest.useFakeTimers();
  try {
    renderPage(<Bell />);
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(asked()).toBe(1);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(asked()).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

test('keeps the list and shows the error when a refresh fails', async () => {
  let isDown = false;
  const api = await asMember(
    {},
    {
      'GET /api/notifications': () => (isDown ? errorResponse({ status: 503, body: {} }) : [line()]),
      'PATCH /api/notifications/mark-all-read': receipt,
    },
  );
  renderPage(<Bell />);
  const panel = await open();
  isDown = true;
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all read' }));
  expect(await within(panel).findByText('Failed to fetch notifications')).toBeInTheDocument();
  expect(within(panel).getByText(/327 block/)).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
    { url: '/api/notifications/mark-all-read', body: undefined },
  ]);
});

test('marks all read and refreshes the list', async () => {
  let isRead = false;
  await asMember(
    {},
    {
      'GET /api/notifications': () => [line({ read: isRead })],
      'PATCH /api/notifications/mark-all-read': () => {
        isRead = true;
        return receipt;
      },
    },
  );
  renderPage(<Bell />);
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  await userEvent.click(within(await open()).getByRole('button', { name: 'Mark all read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});

test('links to all notifications at the bottom', async () => {
  await asMember({}, { 'GET /api/notifications': [line()] });
  renderPage(<Bell />, { at: '/', path: '/' });
  await userEvent.click(await within(await open()).findByRole('button', { name: 'View all notifications' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
});

test('uses the paths of the contract', () => {
  const of = ({ method, path }: { readonly method: string; readonly path: string }) => ({ method, path });
  expect(inboxEndpoints).toEqual({
    list: listNotifications.path,
    stream: followNotifications.path,
    markRead: of(markRead),
    markAllRead: of(markAllRead),
  });
});
