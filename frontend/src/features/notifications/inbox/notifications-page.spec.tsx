import { paths } from '@lib/paths';
import { asGuest, asMember, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import type { KindView, NotificationView } from '@modules/notifications/notifications.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NotificationsPage from './notifications-page';

/** The kinds in the response of the API: their names, and whether members are notified of them today. */
const kindNames: Readonly<Record<string, readonly [name: string, isSent: boolean]>> = {
  new_message: ['Messages', true],
  match: ['Matches', true],
  sale_request: ['Holds and sales', true],
  rally: ['Rallies', true],
  new_follower: ['New followers', false],
  other: ['Your account and listings', true],
};
const kinds: readonly KindView[] = Object.entries(kindNames).map(([kind, [name, isSent]]) => ({
  kind,
  name,
  isSent,
}));
const usual = { inApp: true, mail: false, digest: true };
const usualPreferences = {
  channels: {
    new_message: usual,
    match: usual,
    sale_request: usual,
    rally: usual,
    new_follower: usual,
    other: usual,
  },
  quietHours: null,
  wordsInMail: false,
};

beforeEach(() => localStorage.clear());

const line = (at: number): NotificationView => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  type: 'welcome',
  label: 'Notification',
  subtype: 'registered',
  message: `Notification number ${at}`,
  read: at > 1,
  createdAt: '2026-06-01T12:00:00.000Z',
  href: '/home',
  count: 1,
});
const lines = (from: number, count: number) => Array.from({ length: count }, (_, at) => line(from + at));

test.each(['/notifications', '/notifications?show=preferences'])(
  'asks a guest to sign in and come back, and sends no query: %s',
  async (at) => {
    const api = await asGuest();
    renderPage(<NotificationsPage />, { at });
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sign in to see your notifications' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('No notifications yet')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login(at));
    expect(api.calls).toEqual([]);
  },
);

test('loads more after the last line', async () => {
  const api = await asMember(
    {},
    {
      'GET /api/notifications': ({ url }: { url: string }) =>
        url.includes('before') ? lines(51, 2) : lines(1, 50),
    },
  );
  renderPage(<NotificationsPage />);
  expect(await screen.findByText('50 notifications shown')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('52 notifications shown')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(api.calls.at(-1)?.url).toBe(`/api/notifications?limit=50&before=${line(50).id}`);
});

test('loads unread notifications in the unread tab', async () => {
  const api = await asMember(
    {},
    { 'GET /api/notifications': ({ url }: { url: string }) => (url.includes('unread') ? [] : lines(1, 2)) },
  );
  renderPage(<NotificationsPage />);
  await userEvent.click(await screen.findByRole('tab', { name: /Unread/ }));
  expect(await screen.findByText('All read')).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url === '/api/notifications?limit=50&unread=true')).toBe(true);
});

test('saves channels and quiet hours together, and says where e-mail goes', async () => {
  const api = await asMember(
    {},
    {
      'GET /api/notifications': [],
      'GET /api/notifications/preferences': { ...usualPreferences, kinds, version: 0 },
      'PUT /api/notifications/preferences': { id: 'ray', version: 1, position: 7 },
    },
  );
  renderPage(<NotificationsPage />, { at: '/notifications?show=preferences' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'New followers: In the app' }));
  expect(document.body).toHaveTextContent('E-mail goes to your confirmed address');
  expect(screen.getByRole('checkbox', { name: 'Your account and listings: In the app' })).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Keep quiet at night' }));
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'America/Chicago');
  await userEvent.click(screen.getByRole('switch', { name: 'Quote messages in e-mail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    channels: {
      ...usualPreferences.channels,
      new_follower: { ...usualPreferences.channels.new_follower, inApp: false },
    },
    quietHours: { from: '22:00', until: '07:00', timeZone: 'America/Chicago' },
    wordsInMail: true,
    madeFrom: 0,
  });
});

test('lists current kinds first, and marks future kinds, which can be chosen', async () => {
  await asMember(
    {},
    {
      'GET /api/notifications': [],
      'GET /api/notifications/preferences': { ...usualPreferences, kinds, version: 0 },
    },
  );
  renderPage(<NotificationsPage />, { at: '/notifications?show=preferences' });
  const [today, toCome] = await screen.findAllByRole('table');
  const kindsIn = (table: HTMLElement | undefined) =>
    table &&
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(kindsIn(today)).toEqual([
    'Messages',
    'Matches',
    'Holds and sales',
    'Rallies',
    'Your account and listings',
  ]);
  expect(screen.getByRole('heading', { name: 'Coming with following' })).toBeInTheDocument();
  expect(kindsIn(toCome)).toEqual(['New followers']);
  const tick = screen.getByRole('checkbox', { name: 'New followers: E-mail' });
  expect(tick).not.toBeChecked();
  await userEvent.click(tick);
  expect(tick).toBeChecked();
});

test('e-mails that were stopped by a link since then stay stopped when another choice is saved', async () => {
  const { channels } = usualPreferences;
  const stopped = { ...channels, sale_request: { inApp: true, mail: false, digest: false } };
  const server = savedElsewhere(
    { ...usualPreferences, kinds, version: 0 },
    { ...usualPreferences, channels: stopped, kinds, version: 1 },
  );
  const api = await asMember(
    {},
    {
      'GET /api/notifications': [],
      'GET /api/notifications/preferences': server.read,
      'PUT /api/notifications/preferences': server.write,
    },
  );
  renderPage(<NotificationsPage />, { at: '/notifications?show=preferences' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Matches: E-mail' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save preferences' }));
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Holds and sales: E-mail' })).not.toBeChecked(),
  );
  await waitFor(() =>
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      channels: { ...stopped, match: { ...channels.match, mail: true } },
      quietHours: null,
      wordsInMail: false,
      madeFrom: 1,
    }),
  );
});
