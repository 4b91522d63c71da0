import { asMember, errorResponse, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { BirthDateGate } from './birth-date-gate';

beforeEach(() => localStorage.clear());

const noDate = { missingRequirement: 'date of birth' as const, capabilities: [] };

function AnyPage() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <Link to="/events">Events</Link>
      <BirthDateGate />
    </>
  );
}
const open = (at: string) => renderPage(<AnyPage />, { at, path: '/*' });
const asked = () => screen.queryByRole('dialog', { name: 'One more thing' });

test('asks a new member from a provider for the date of birth on any page, then continues there', async () => {
  let waits: 'date of birth' | null = 'date of birth';
  const api = await asMember(
    { ...noDate },
    {
      'GET /api/auth/status': () => ({ authenticated: true, user: memberOf({ missingRequirement: waits }) }),
      'POST /api/account/date-of-birth': () => {
        waits = null;
        return { id: 'ray', version: 1, position: 7 };
      },
    },
  );
  open('/inventory');
  await userEvent.type(await screen.findByLabelText(/Date of birth/), '3/14/1962');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked()).toBeNull());
  expect(api.calls.find(({ method, url }) => method === 'POST' && url.endsWith('birth'))?.body).toEqual({
    dateOfBirth: '1962-03-14',
  });
});

test('asks to re-authenticate long after signing in, then continues with the typed date', async () => {
  let freshSeconds = 600;
  let isGiven = false;
  const missingRequirement = () => (isGiven ? null : ('date of birth' as const));
  await asMember(
    { ...noDate },
    {
      'GET /api/auth/status': () => ({
        authenticated: true,
        user: memberOf({ missingRequirement: missingRequirement() }),
      }),
      'GET /api/account/proof': () => ({ freshSeconds, takes: ['password'] }),
      'POST /api/account/proof': () => {
        freshSeconds = 600;
        return { freshSeconds, session: sessionOf(memberOf({ ...noDate }), 'token-2') };
      },
      'POST /api/account/date-of-birth': () => {
        if (freshSeconds === 0)
          return errorResponse({
            status: 403,
            body: { code: 'PROOF_NEEDED', message: 'Confirm that it is you.' },
          });
        isGiven = true;
        return { id: 'ray', version: 1, position: 7 };
      },
    },
  );
  open('/inventory');
  await userEvent.type(await screen.findByLabelText(/Date of birth/), '3/14/1962');
  freshSeconds = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'a 327 and a Muncie');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(asked()).toBeNull());
  expect(isGiven).toBe(true);
});

test('links to sign in again and back for a member without password and second factor', async () => {
  await asMember({ ...noDate }, { 'GET /api/account/proof': { freshSeconds: 0, takes: [] } });
  open('/inventory');
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/login?stay=1&next=/account',
  );
});

test('asks again on the next page after it was closed', async () => {
  await asMember({ ...noDate });
  open('/inventory');
  await screen.findByRole('dialog', { name: 'One more thing' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(asked()).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Events' }));
  expect(await screen.findByRole('dialog', { name: 'One more thing' })).toBeInTheDocument();
});

test.each([
  ['a member whose date is known', {}, '/inventory'],
  ['a member who has not accepted the terms', { ...noDate, hasAcceptedTerms: false }, '/inventory'],
  ['an admin created by the installation', { ...noDate, isAdmin: true }, '/inventory'],
  ['a member reading the terms', { ...noDate }, '/terms'],
  ['a member on the account page, which has the form', { ...noDate }, '/account'],
])('does not ask %s', async (_who, changes, at) => {
  await asMember({ ...changes, capabilities: [] });
  open(at);
  expect(asked()).toBeNull();
});
