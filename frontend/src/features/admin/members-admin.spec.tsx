import { asMember, renderPage } from '@lib/page-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GuardianLinks } from './guardian-links';
import { MemberGrants } from './member-grants';

const kid = '5f3c6a1e-0000-4000-8000-00000000000a';
const mom = '5f3c6a1e-0000-4000-8000-00000000000b';
const receipt = { id: kid, version: 4, position: 9 };

test('staff verifies a guardian, and says how', async () => {
  let links = [
    {
      minor: { id: kid, name: 'Kid' },
      guardian: { id: mom, name: 'Mom' },
      acceptedAt: '2026-06-01T12:00:00.000Z',
    },
  ];
  const api = await asMember(
    { isAdmin: true },
    {
      'GET /api/admin/guardian-links': () => ({ links }),
      [`POST /api/admin/guardian-links/${kid}/verify`]: () => {
        links = [];
        return receipt;
      },
    },
  );
  renderPage(<GuardianLinks />);
  await userEvent.type(await screen.findByLabelText(/How you made sure/), 'Seen on a call.');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Nobody waits to be verified.')).toBeInTheDocument();
  expect(api.calls.find(({ method, url }) => method === 'POST' && url.includes('verify'))?.body).toEqual({
    note: 'Seen on a call.',
  });
});

test('an admin gives a role, for a reason', async () => {
  let roles: readonly string[] = [];
  const api = await asMember(
    { isAdmin: true },
    {
      [`GET /api/admin/members/${kid}/grants`]: () => ({ tier: 'free', grants: [], roles }),
      [`POST /api/admin/members/${kid}/roles`]: () => {
        roles = ['support'];
        return receipt;
      },
    },
  );
  renderPage(<MemberGrants />);
  await userEvent.type(screen.getByLabelText(/Member/), `/seller/${kid}`);
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  await userEvent.selectOptions(await screen.findByLabelText(/What/), 'Give the role support');
  await userEvent.type(screen.getByLabelText(/Reason/), 'Answers letters.');
  await userEvent.click(screen.getByRole('button', { name: 'Put it on record' }));
  expect(await screen.findByText(/Roles: support\./)).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url.endsWith('/roles'))?.body).toEqual({
    role: 'support',
    note: 'Answers letters.',
  });
});
