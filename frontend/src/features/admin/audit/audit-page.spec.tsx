import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AuditPage from './audit-page';
import { GuardianOn } from './guardian-on';

const entry = {
  position: 812,
  at: '2026-06-01T12:00:00.000Z',
  actor: { id: 'c1', name: 'Cleo' },
  roles: ['admin'],
  action: 'role.given',
  call: 'POST /api/admin/members/:id/roles',
  target: { kind: 'member', id: 'b0b00000-0000-4000-8000-000000000000' },
  things: [],
  subject: { id: 'b0b00000-0000-4000-8000-000000000000', name: 'Bob' },
  reason: 'Answers letters.',
  refused: null,
};
const refused = { ...entry, position: 811, refused: 'OWN_GRANT', reason: '' };

const open = (at = '/admin-advanced/audit') => renderPage(<AuditPage />, { at });

test('the trail says who did what, on what, why and when; what was refused is marked', async () => {
  await asMember({ isAdmin: true }, { 'GET /api/audit': { entries: [entry, refused], next: null } });
  open();
  const row = (await screen.findByText('Answers letters.')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/Cleo \(admin\).*role\.given.*member b0b00000.*Bob/);
  expect(within(row).queryByText('Refused')).not.toBeInTheDocument();
  expect(screen.getByText('Refused')).toBeInTheDocument();
  expect(within(row).getByText('POST /api/admin/members/:id/roles')).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Cleo' })).toHaveAttribute(
    'href',
    '/admin-advanced/audit?actor=c1',
  );
});

test('the search is in the address, and only what was filled in is asked', async () => {
  const api = await asMember({ isAdmin: true }, { 'GET /api/audit': { entries: [], next: null } });
  open('/admin-advanced/audit?action=role.given&from=nonsense');
  expect(await screen.findByText('No such act')).toBeInTheDocument();
  expect(screen.getByLabelText(/What they did/)).toHaveValue('role.given');
  await userEvent.type(screen.getByLabelText(/Who did it/), 'c1');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const asked = () => api.calls.filter(({ url }) => url.startsWith('/api/audit')).map(({ url }) => url);
  await waitFor(() =>
    expect(asked()).toEqual(['/api/audit?action=role.given', '/api/audit?actor=c1&action=role.given']),
  );
});

test('who answered for a minor on a day is told with how they were verified, and by which consents', async () => {
  const consent = (what: string, name: string, at: string) => ({
    at,
    what,
    by: { kind: 'member', id: name, name },
    guardian: { id: 'm', name: 'Mom' },
    detail: '',
    withdrawnAt: null,
  });
  const guardians = [
    {
      guardian: { id: 'm', name: 'Mom' },
      invited: consent('guardian invited', 'Kid', '2026-05-01T12:00:00.000Z'),
      accepted: consent('guardian accepted', 'Mom', '2026-05-02T12:00:00.000Z'),
      verified: consent('guardian verified', 'Cleo', '2026-05-03T12:00:00.000Z'),
      endedAt: null,
    },
  ];
  await asMember(
    { isAdmin: true },
    { 'GET /api/admin/members/kid/guardians': { member: { id: 'kid', name: 'Kid' }, guardians } },
  );
  renderPage(<GuardianOn id="kid" />);
  await userEvent.type(screen.getByLabelText(/Who answered for them on/), '2026-06-01');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('status')).toHaveTextContent(/Mom, since .*May 2, 2026\. Verified by Cleo/);
  expect(screen.getByRole('table', { name: 'Consents that covered it' })).toHaveTextContent(
    'Invited Mom as guardian',
  );
});
