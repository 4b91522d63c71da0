import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { Consent, MyGuardianship } from '@modules/members/guardians/guardians.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import GuardianPage from './guardian/guardian-page';

/** The guardian page with its address beside it. */
function WithAddress() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <GuardianPage />
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ana = { id: '0192f0c1-7a52-7000-8000-00000000000a' };

describe('an invitation', () => {
  const invitation = {
    minor: { id: ana.id, name: 'Kid' },
    link: 'none',
    until: '2026-06-08T12:00:00.000Z',
    checkedBy: null as string | null,
  };
  const at = { at: '/guardian#the-token' };

  test('asks a guest to sign in and come back, without the token in an address', async () => {
    await asGuest();
    const { unmount } = renderPage(<WithAddress />, at);
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/guardian$/));
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=/guardian');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/login?next=/guardian&mode=signup',
    );
    unmount();
    const api = await asMember({}, { 'POST /api/guardian-invitations/look': invitation });
    renderPage(<GuardianPage />, { at: '/guardian' });
    expect(await screen.findByRole('heading', { name: /Kid asks you/ })).toBeInTheDocument();
    expect(api.calls.find(({ url }) => url.endsWith('/look'))?.body).toEqual({ token: 'the-token' });
  });

  test.each([
    ['accepted', 'Accept', { id: 'kid', version: 3, position: 9 }],
    ['put off', 'Not now', undefined],
  ])('does not show again in this tab after it was %s', async (_how, press, accepted) => {
    await asMember(
      {},
      {
        'POST /api/guardian-invitations/look': invitation,
        'POST /api/guardian-invitations/accept': accepted,
      },
    );
    const { unmount } = renderPage(<GuardianPage />, at);
    await userEvent.click(await screen.findByText(press));
    if (accepted) await screen.findByRole('heading', { name: 'You have accepted' });
    expect(sessionStorage.getItem('guardian-invitation')).toBeNull();
    unmount();
  });

  test('shows the invitation first and accepts it when the button is pressed', async () => {
    const api = await asMember(
      {},
      {
        'POST /api/guardian-invitations/look': invitation,
        'POST /api/guardian-invitations/accept': { id: ana.id, version: 3, position: 9 },
      },
    );
    renderPage(<GuardianPage />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('heading', { name: 'You have accepted' })).toHaveFocus();
    const sent = api.calls.filter(({ url }) => url.startsWith('/api/guardian-invitations'));
    expect(sent.map(({ body }) => body)).toEqual([{ token: 'the-token' }, { token: 'the-token' }]);
  });

  test.each([
    ['accepted', /We are checking that it is really you/],
    ['verified', /You are responsible for Kid here/],
  ])('says that the link is %s when it is opened again', async (link, words) => {
    await asMember({}, { 'POST /api/guardian-invitations/look': { ...invitation, link, until: null } });
    const { unmount } = renderPage(<GuardianPage />, at);
    expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(sessionStorage.getItem('guardian-invitation')).toBeNull();
    unmount();
  });

  test('says before accepting who receives the name and e-mail', async () => {
    await asMember(
      {},
      { 'POST /api/guardian-invitations/look': { ...invitation, checkedBy: 'check.example' } },
    );
    renderPage(<GuardianPage />, at);
    expect(await screen.findByText(/we send your name and e-mail to check\.example/)).toBeInTheDocument();
  });

  test('links to the account when the e-mail is not confirmed', async () => {
    const message = 'Confirm your email address first, then accept again.';
    await asMember(
      {},
      {
        'POST /api/guardian-invitations/look': invitation,
        'POST /api/guardian-invitations/accept': errorResponse({
          status: 403,
          body: { code: 'MAIL_NOT_VERIFIED', message },
        }),
      },
    );
    renderPage(<GuardianPage />, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account');
  });

  test('says that it has expired', async () => {
    const message = 'This invitation is no longer valid. Ask for a new one.';
    await asMember(
      {},
      {
        'POST /api/guardian-invitations/look': errorResponse({
          status: 409,
          body: { code: 'INVITATION_OVER', message },
        }),
      },
    );
    renderPage(<GuardianPage />, at);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText(/Ask the young person who invited you/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
    expect(sessionStorage.getItem('guardian-invitation')).toBeNull();
  });
});

describe('guardians', () => {
  const none: MyGuardianship = {
    hasBirthDate: true,
    isMinor: false,
    status: 'none',
    guardian: null,
    invitedUntil: null,
    unlinkAskedBy: null,
    minors: [],
    formerMinors: [],
  };
  const line = (what: Consent['what'], name: string): Consent => ({
    at: '2026-06-01T12:00:00.000Z',
    what,
    by: { kind: 'member', id: ana.id, name },
    guardian: { id: ana.id, name: 'Mom' },
    detail: '',
    withdrawnAt: null,
  });
  const page = { at: '/guardian' };

  test('asks a guest to sign in', async () => {
    await asGuest();
    renderPage(<GuardianPage />, page);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=/guardian');
  });

  test('shows a minor every consent of the pair', async () => {
    await asMember(
      { id: 'kid', isMinor: true },
      {
        'GET /api/account/guardianship': {
          ...none,
          isMinor: true,
          status: 'verified',
          guardian: { id: ana.id, name: 'Mom' },
        },
        'GET /api/guardian-links/kid/consents': {
          consents: [line('guardian invited', 'Kid'), line('guardian accepted', 'Mom')],
        },
      },
    );
    renderPage(<GuardianPage />, page);
    expect(await screen.findByText(/You can always write to each other/)).toBeInTheDocument();
    const rows = within(await screen.findByRole('table', { name: 'Consents: Mom' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Invited Mom as guardian\s*Kid/),
      expect.stringMatching(/^Mom agreed to be the guardian\s*Mom/),
    ]);
  });

  test('shows a guardian the consents of each minor, also after the link has ended', async () => {
    await asMember(
      { id: 'mom' },
      {
        'GET /api/account/guardianship': {
          ...none,
          minors: [{ id: 'kid', name: 'Kid', status: 'accepted', unlinkAskedBy: null }],
          formerMinors: [{ id: 'kit', name: 'Kit' }],
        },
        'GET /api/guardian-links/mom/consents': { consents: [] },
        'GET /api/guardian-links/kid/consents': { consents: [line('guardian accepted', 'Mom')] },
        'GET /api/guardian-links/kit/consents': { consents: [line('link ended', 'Mom')] },
      },
    );
    renderPage(<GuardianPage />, page);
    expect(await screen.findByText('This link has ended.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Consents: Kid' })).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Consents: Kit' })).toHaveTextContent('The link ended');
  });

  test('tells a member without links how to start', async () => {
    await asMember(
      { id: 'ray' },
      {
        'GET /api/account/guardianship': none,
        'GET /api/guardian-links/ray/consents': { consents: [] },
      },
    );
    renderPage(<GuardianPage />, page);
    expect(await screen.findByText(/Nobody has invited you to be their guardian/)).toHaveTextContent(
      'invites a parent or guardian by e-mail',
    );
  });
});
