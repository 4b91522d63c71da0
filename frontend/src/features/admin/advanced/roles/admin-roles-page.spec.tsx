import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminRolesPage from './admin-roles-page';

const since = '2026-11-20T12:00:00.000Z';
const [mo, ada] = ['5f3c6a1e-0000-4000-8000-00000000000a', '5f3c6a1e-0000-4000-8000-00000000000b'];

test('admins see who has which role, and take one away with a reason; admin stays', async () => {
  const api = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/staff': {
        staff: [
          { id: ada, name: 'Ada', roles: [{ role: 'admin', since }] },
          { id: mo, name: 'Mo', roles: [{ role: 'moderator', since }] },
        ],
      },
      [`POST /api/admin/members/${mo}/roles/take`]: { id: mo, version: 2, position: 9 },
    },
  );
  renderPage(<AdminRolesPage />);
  expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Take away: Moderator of Mo' }));
  await userEvent.type(screen.getByLabelText(/Reason/), 'Moved on.');
  await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url.endsWith('/roles/take'))?.body).toEqual({
      role: 'moderator',
      note: 'Moved on.',
    }),
  );
});

test('after a break-in an admin signs everybody out, with a reason', async () => {
  const api = await asMember(
    { isAdmin: true },
    { 'GET /api/admin/staff': { staff: [] }, 'POST /api/admin/sessions/end': { ended: 12 } },
  );
  renderPage(<AdminRolesPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sign everybody out' }));
  await userEvent.type(screen.getByLabelText(/Reason/), 'A stolen backup.');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign everybody out' }),
  );
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url.endsWith('/sessions/end'))?.body).toEqual({
      reason: 'A stolen backup.',
    }),
  );
});
