import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminSettingsPage from './admin-settings-page';

test('a switch and a limit say what becomes of them, take a reason, and refuse what is out of range', async () => {
  const receipt = { id: 'site', version: 1, position: 1 };
  const { calls } = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/settings': {
        settings: [
          { name: 'sign-ups-open', value: true, default: true },
          { name: 'new-account-threads', value: 10, default: 10 },
        ],
        changes: [],
      },
      'POST /api/admin/settings/sign-ups-open': receipt,
      'POST /api/admin/settings/new-account-threads': receipt,
    },
  );
  renderPage(<AdminSettingsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn off: Sign-ups' }));
  await confirm('Turn off sign-ups?', 'Turn off');
  const field = screen.getByLabelText('New people whom a new account writes to');
  await userEvent.clear(field);
  await userEvent.type(field, '500');
  expect(screen.getByRole('alert')).toHaveTextContent('From 0 to 100.');
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: /^Change: New people/ }));
  expect(screen.getByText(/It goes from 10 to 3 a day/)).toBeInTheDocument();
  await confirm(/^Change new people/, 'Change');
  const sent = calls.filter(({ method, url }) => method === 'POST' && url.includes('/settings/'));
  expect(sent.map(({ body }) => body)).toEqual([
    { value: false, reason: 'A flood.' },
    { value: 3, reason: 'A flood.' },
  ]);
});

async function confirm(title: string | RegExp, action: string) {
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText(/Reason/), 'A flood.');
  await userEvent.click(dialog.getByRole('button', { name: action }));
}
