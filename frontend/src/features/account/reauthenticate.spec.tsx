import {
  asMember,
  errorResponse,
  memberOf,
  type RecordedCall,
  renderPage,
  sessionOf,
} from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInMethods } from '../../features/account/security/sign-in-methods';
import { YourData } from '../../features/account/your-data/your-data';

const password = 'a 327 and a Muncie';
const dueAt = '2026-06-15T12:00:00.000Z';
const google = { kind: 'google', name: 'Google' };
const needed = errorResponse({
  status: 403,
  body: { code: 'PROOF_NEEDED', message: 'Confirm that it is you.' },
});
const wrong = errorResponse({
  status: 400,
  body: { code: 'WRONG_PROOF', message: 'That is not your password.' },
});

/** A fake server that asks to re-authenticate, as the real one does. */
async function fakeServer({ fresh = false, takes = ['password'] as readonly string[] } = {}) {
  let freshSeconds = fresh ? 600 : 0;
  let isErased = false;
  const shown = (answer: unknown) => () => (freshSeconds ? answer : needed);
  const api = await asMember(
    {},
    {
      'GET /api/account/proof': () => ({ freshSeconds, takes }),
      'POST /api/account/proof': ({ body }: RecordedCall) => {
        const { password: given, code } = body as { readonly password?: string; readonly code?: string };
        if (given !== password && code !== '287082') return wrong;
        freshSeconds = 600;
        return { freshSeconds, session: sessionOf(memberOf(), 'token-2') };
      },
      'GET /api/account/erasure': () => ({ dueAt: isErased ? dueAt : null }),
      'POST /api/account/erasure': () => {
        if (!freshSeconds) return needed;
        isErased = true;
        return { id: 'ray', version: 1, position: 9, dueAt };
      },
      'GET /api/auth/social': { kinds: [google, { kind: 'apple', name: 'Apple' }] },
      'GET /api/auth/ways': { hasPassword: true, linked: [{ ...google, linkedAt: dueAt }], mayUnlink: true },
      'DELETE /api/auth/social/google': shown({ id: 'ray', version: 4, position: 9 }),
      'POST /api/auth/social/link': shown({ flow: 'one', url: 'https://id.example/page' }),
    },
  );
  const sent = (method: string, url: string) =>
    api.calls.filter((asked) => asked.method === method && asked.url === url).length;
  return {
    sent,
    delete: () => {
      freshSeconds = 0;
    },
  };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('does not ask shortly after signing in', async () => {
  await fakeServer({ fresh: true });
  renderPage(<YourData />);
  await press('Erase account');
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
  await press('Erase in 14 days');
  expect(await screen.findByText(/will be erased on/)).toBeInTheDocument();
});

test('asks in the same dialog later, shows an error at its field, then continues', async () => {
  const { sent } = await fakeServer();
  renderPage(<YourData />);
  await press('Erase account');
  await userEvent.type(await screen.findByLabelText('Your password'), 'not that one');
  await press('Erase in 14 days');
  expect(await screen.findByLabelText('Your password')).toHaveAccessibleDescription(
    /That is not your password\./,
  );
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(sent('POST', '/api/account/erasure')).toBe(0);
  await userEvent.clear(screen.getByLabelText('Your password'));
  await userEvent.type(screen.getByLabelText('Your password'), password);
  await press('Erase in 14 days');
  expect(await screen.findByText(/will be erased on/)).toBeInTheDocument();
  expect(sent('POST', '/api/account/erasure')).toBe(1);
});

test('asks when a dialog was left open too long, and keeps what was typed', async () => {
  const { delete: remove } = await fakeServer({ fresh: true });
  renderPage(<YourData />);
  await press('Erase account');
  remove();
  await press('Erase in 14 days');
  await userEvent.type(await screen.findByLabelText('Your password'), password);
  await press('Erase in 14 days');
  expect(await screen.findByText(/will be erased on/)).toBeInTheDocument();
});

test('asks before unlinking too, and accepts a code with two-step sign-in', async () => {
  const { sent } = await fakeServer({ takes: ['password', 'code'] });
  renderPage(<SignInMethods />);
  await press('Unlink Google');
  await press('Use a code instead');
  await userEvent.type(screen.getByLabelText('Code'), '287082');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('DELETE', '/api/auth/social/google')).toBe(1);
});

test('opens a window only with a separate click after re-authentication', async () => {
  const opened: unknown[] = [];
  const popup = { closed: false, close: () => undefined, location: { replace: () => undefined } };
  const open = (...asked: unknown[]) => {
    opened.push(asked);
    return popup;
  };
  Object.defineProperty(window, 'open', { value: open, configurable: true, writable: true });
  await fakeServer();
  renderPage(<SignInMethods />);
  await press('Link Apple');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link Apple?' }));
  await userEvent.type(await dialog.findByLabelText('Your password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const link = await dialog.findByRole('button', { name: 'Link Apple' });
  expect(opened).toHaveLength(0);
  await userEvent.click(link);
  expect(opened).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('links to sign in again and back for a member without password and second factor', async () => {
  await fakeServer({ takes: [] });
  renderPage(<YourData />, { at: '/account' });
  await press('Erase account');
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    '/login?stay=1&next=/account',
  );
  expect(screen.queryByRole('button', { name: 'Erase in 14 days' })).not.toBeInTheDocument();
});
