import { asMember, errorResponse, memberOf, renderPage } from '@lib/testing/page.fixtures';
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

test('a new member from a provider is asked for the date of birth on any page, and continues from there', async () => {
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

test('long after signing in it asks to re-authenticate, then continues with the typed date', async () => {
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
        return { freshSeconds };
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

test('without password and second factor it links to signing in again, and back', async () => {
  await asMember({ ...noDate }, { 'GET /api/account/proof': { freshSeconds: 0, takes: [] } });
  open('/inventory');
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/login?stay=1&next=/account',
  );
});

test('put off, it comes again on the next page', async () => {
  await asMember({ ...noDate });
  open('/inventory');
  await screen.findByRole('dialog', { name: 'One more thing' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(asked()).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'Events' }));
  expect(await screen.findByRole('dialog', { name: 'One more thing' })).toBeInTheDocument();
});

test.each([
  ['nobody whose date is known', {}, '/inventory'],
  ['nobody before the terms are accepted', { ...noDate, hasAcceptedTerms: false }, '/inventory'],
  ['no admin that the installation made', { ...noDate, isAdmin: true }, '/inventory'],
  ['nobody who reads the terms', { ...noDate }, '/terms'],
  ['nobody on the account page, where it stands', { ...noDate }, '/account'],
])('it asks %s', async (_who, changes, at) => {
  await asMember({ ...changes, capabilities: [] });
  open(at);
  expect(asked()).toBeNull();
});
