import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInMethods } from './sign-in-methods';

const google = { kind: 'google', name: 'Google' };
const apple = { kind: 'apple', name: 'Apple' };
const linkedGoogle = { ...google, linkedAt: '2026-11-20T10:00:00.000Z' };

const open = async (linked: readonly object[], mayUnlink: boolean, more: object = {}) => {
  const api = await asMember(
    {},
    {
      'GET /api/auth/social': { kinds: [google, apple] },
      'GET /api/auth/ways': { hasPassword: mayUnlink, linked, mayUnlink },
      ...more,
    },
  );
  renderPage(<SignInMethods />);
  await screen.findByRole('heading', { name: 'Sign-in methods' });
  return api;
};

test('unlinks linked methods and links others', async () => {
  await open([linkedGoogle], true);
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Link Apple' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Link Google' })).not.toBeInTheDocument();
});

test('keeps the last sign-in method and says why', async () => {
  await open([linkedGoogle], false);
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
  expect(screen.getByText(/only sign-in method/)).toBeInTheDocument();
});

test('asks before unlinking', async () => {
  const receipt = { id: 'ray', version: 4, position: 9 };
  const api = await open([linkedGoogle], true, { 'DELETE /api/auth/social/google': receipt });
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
  expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('shows the server’s message when unlinking is refused', async () => {
  const message = 'Google is your only sign-in method.';
  await open([linkedGoogle], true, {
    'DELETE /api/auth/social/google': errorResponse({ status: 409, body: { code: 'LAST_WAY_IN', message } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
