import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionList } from './session-list';
import { SignInHistory } from './sign-in-history';

const times = { createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-19T10:00:00.000Z' };
const here = { id: 'one', isThisDevice: true, device: 'Firefox on Windows', network: '203.0.x.x', ...times };
const phone = {
  id: 'two',
  isThisDevice: false,
  device: 'Safari on iPhone',
  network: 'this network',
  ...times,
};

beforeEach(() => localStorage.clear());

test('marks this device, and signs out only other devices', async () => {
  let sessions: readonly object[] = [here, phone];
  const api = await asMember(
    {},
    {
      'GET /api/account/sessions': () => ({ sessions }),
      'DELETE /api/account/sessions/two': () => {
        sessions = [here];
        return { revoked: true };
      },
    },
  );
  renderPage(<SessionList />);
  expect(await screen.findByText('This device')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
  expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
});

test('asks before signing all other devices out', async () => {
  let sessions: readonly object[] = [here, phone];
  await asMember(
    {},
    {
      'GET /api/account/sessions': () => ({ sessions }),
      'POST /api/account/sessions/revoke-others': () => {
        sessions = [here];
        return { revoked: 1 };
      },
    },
  );
  renderPage(<SessionList />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const dialog = screen.getByRole('dialog', { name: 'Sign out all other devices' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign them out' }));
  expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
  expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
});

test('shows an error and a retry when the devices cannot be loaded', async () => {
  await asMember();
  renderPage(<SessionList />);
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('The server cannot be reached.');
  expect(within(problem).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the history shows time, method, outcome and device', async () => {
  const entry = { at: times.lastUsedAt, device: 'Safari on iPhone', network: '203.0.x.x' };
  await asMember(
    {},
    {
      'GET /api/account/sign-ins': {
        signIns: [
          { id: 'a', way: 'link', outcome: 'signed-in', ...entry },
          { id: 'b', way: 'password', outcome: 'wrong-password', ...entry },
          { id: 'c', way: 'password', outcome: 'code-asked', ...entry, network: 'this network' },
        ],
      },
    },
  );
  renderPage(<SignInHistory />);
  const table = await screen.findByRole('table', { name: 'Recent sign-ins' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Signed inE-mail linkSafari on iPhone203.0.x.x');
  expect(rows[1]).toContain('Wrong passwordPassword');
  expect(rows[2]).toMatch(/Asked for a code, none entered.*This network$/);
});

test('shows a sign-in of this minute with a capital letter', async () => {
  const at = new Date().toISOString();
  const one = {
    id: 'a',
    at,
    way: 'password',
    outcome: 'signed-in',
    device: 'Safari on iPhone',
    network: '203.0.x.x',
  };
  await asMember({}, { 'GET /api/account/sign-ins': { signIns: [one] } });
  renderPage(<SignInHistory />);
  expect(await screen.findByRole('rowheader')).toHaveTextContent('Just now');
});
