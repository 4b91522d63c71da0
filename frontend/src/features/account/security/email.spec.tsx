import { EmailStatus } from '@entities/account/email-status';
import { asMember, errorResponse, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';

const wrong = errorResponse({
  status: 400,
  body: {
    code: 'WRONG_PROOF',
    message: 'That is not your password.',
    fields: [{ path: 'password', message: 'That is not your password.' }],
  },
});

beforeEach(() => localStorage.clear());

test('changing the e-mail asks for the password and names the new inbox', async () => {
  const api = await asMember({}, { 'POST /api/account/email': { sent: true } });
  renderPage(<ChangeEmail />);
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));
  const dialog = screen.getByRole('dialog', { name: 'Change your e-mail' });
  await userEvent.type(within(dialog).getByLabelText(/New e-mail/), 'ray@work.example');
  await userEvent.type(within(dialog).getByLabelText(/Your password/), 'three two seven');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send link' }));
  expect(await within(dialog).findByText(/We sent a link to ray@work.example/)).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ email: 'ray@work.example', password: 'three two seven' });
});

test('shows a wrong password at its field, in both forms', async () => {
  await asMember({}, { 'POST /api/account/email': wrong, 'POST /api/account/password': wrong });
  const first = renderPage(<ChangeEmail />);
  await userEvent.click(screen.getByRole('button', { name: 'Change e-mail' }));
  await userEvent.type(screen.getByLabelText(/New e-mail/), 'ray@work.example');
  await userEvent.type(screen.getByLabelText(/Your password/), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText(/Your password/)).toBeInvalid();
  first.unmount();

  renderPage(<ChangePassword />);
  await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
  await userEvent.type(screen.getByLabelText(/Current password/), 'wrong');
  await userEvent.type(screen.getByLabelText(/New password/), 'four barrel holley');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText(/Current password/)).toBeInvalid();
  expect(screen.getByLabelText(/New password/)).toBeValid();
});

test('changes the password with the current one, and closes the dialog', async () => {
  const api = await asMember(
    {},
    { 'POST /api/account/password': { changed: true, session: sessionOf(memberOf(), 'token-2') } },
  );
  renderPage(<ChangePassword />);
  await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
  await userEvent.type(screen.getByLabelText(/Current password/), 'three two seven');
  await userEvent.type(screen.getByLabelText(/New password/), 'four barrel holley');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Update password' });
  expect(api.calls.find(({ url }) => url === '/api/account/password')?.body).toEqual({
    password: 'three two seven',
    newPassword: 'four barrel holley',
  });
});

test('offers to send the link again only while the e-mail is unverified', async () => {
  await asMember({}, { 'POST /api/auth/verification/send': { sent: true } });
  const { unmount } = renderPage(<EmailStatus user={memberOf({ emailVerified: false })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByRole('status')).toHaveTextContent('The e-mail is on its way');
  unmount();
  renderPage(<EmailStatus user={memberOf()} />);
  expect(document.body).toHaveTextContent('');
});
