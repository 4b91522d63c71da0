import { currentSession } from '@lib/session/session';
import {
  asGuest,
  asMember,
  errorResponse,
  memberOf,
  renderPage,
  sessionOf,
} from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import LoginPage from '../login/login-page';
import ConfirmEmailPage from './confirm-email-page';
import ResetPasswordPage from './reset-password-page';
import SignInLinkPage from './sign-in-link-page';
import VerifyEmailPage from './verify-email-page';

const token = 'T'.repeat(43);
const over = errorResponse({
  status: 409,
  body: { code: 'LINK_OVER', message: 'This link was used already.' },
});

/** A page with its address beside it. */
function open(Page: () => React.ReactNode, at: string) {
  function WithAddress() {
    const { pathname, search, hash } = useLocation();
    return (
      <>
        <output aria-label="address">{pathname + search + hash}</output>
        {at.startsWith(pathname) ? <Page /> : null}
      </>
    );
  }
  return renderPage(<WithAddress />, { at });
}

const address = () => screen.getByLabelText('address').textContent;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('a forgotten password', () => {
  test('shows "Reset link sent" for every e-mail', async () => {
    const api = await asGuest({ 'POST /api/auth/password-reset/send': { sent: true } });
    open(LoginPage, '/login?mode=reset');
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'ray@example.com');
    await press('Send reset link');
    expect(await screen.findByText('Reset link sent')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ email: 'ray@example.com' });
  });

  test('asks for a new password, shows its strength and removes the token from the address', async () => {
    const api = await asGuest({ 'POST /api/auth/password-reset': { reset: true } });
    open(ResetPasswordPage, `/reset-password#${token}`);
    expect(address()).toBe('/reset-password');
    await userEvent.type(screen.getByLabelText(/New password/), 'aaaaaaaa');
    expect(screen.getByText('Easy to guess')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText(/New password/));
    await userEvent.type(screen.getByLabelText(/New password/), 'three two seven small block');
    expect(screen.getByText('Strong')).toBeInTheDocument();
    expect(api.calls).toEqual([]);
    await press('Update password');
    expect(await screen.findByText(/You were signed out everywhere/)).toBeInTheDocument();
    expect(title()).toBe('Your password is changed');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText(/Then every device/)).not.toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ token, password: 'three two seven small block' });
  });

  test('offers a new link when the link has expired or has no token', async () => {
    await asGuest({ 'POST /api/auth/password-reset': over });
    const { unmount } = open(ResetPasswordPage, `/reset-password#${token}`);
    await userEvent.type(screen.getByLabelText(/New password/), 'three two seven');
    await press('Update password');
    expect(await screen.findByText('This link was used already.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/login?stay=1&mode=reset',
    );
    expect(title()).toBe('This link has expired');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    unmount();
    open(ResetPasswordPage, '/reset-password');
    expect(title()).toBe('This link is incomplete');
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  });
});

describe('signing in by e-mail', () => {
  const sent = { 'POST /api/auth/sign-in-link/send': { sent: true } };

  test('sends a link to the typed e-mail, and accepts the code from an e-mail read elsewhere', async () => {
    const session = sessionOf(memberOf());
    const api = await asGuest({
      ...sent,
      'POST /api/auth/sign-in-link': session,
      'GET /api/auth/status': { authenticated: true, user: memberOf() },
    });
    open(LoginPage, '/login?next=%2Fwall');
    await press('E-mail me a sign-in link');
    expect(api.calls.filter(({ url }) => url.includes('sign-in-link'))).toEqual([]);
    await userEvent.type(screen.getByLabelText(/E-mail/), 'ray@example.com');
    await press('E-mail me a sign-in link');
    expect(await screen.findByText('Sign-in link sent')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Code/), 'bdfk-7qmx');
    await press('Sign in');
    expect(api.calls.find(({ url }) => url === '/api/auth/sign-in-link')?.body).toEqual({
      code: 'bdfk-7qmx',
    });
    expect(await screen.findByText('/wall')).toBeInTheDocument();
    expect(api.calls.find(({ url }) => url === '/api/auth/sign-in-link/send')?.body).toEqual({
      email: 'ray@example.com',
      next: '/wall',
    });
  });

  test('links a member whose account is closed to support', async () => {
    await asGuest({
      'POST /api/auth/sign-in-link': errorResponse({
        status: 403,
        body: { code: 'ACCOUNT_CLOSED', message: 'This account is closed.' },
      }),
    });
    open(SignInLinkPage, `/sign-in-link#${token}`);
    await press('Sign in');
    expect(await screen.findByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
  });

  test.each([
    ['/sign-in-link?next=%2Fwall%3Fpost%3D1', '/wall?post=1'],
    ['/sign-in-link?next=%2F%2Fevil.example', '/inventory'],
  ])('the link %s continues to %s', async (link, goal) => {
    await asGuest({
      'POST /api/auth/sign-in-link': sessionOf(memberOf()),
      'GET /api/auth/status': { authenticated: true, user: memberOf() },
    });
    open(SignInLinkPage, `${link}#${token}`);
    await press('Sign in');
    expect(await screen.findByText(goal)).toBeInTheDocument();
  });

  test('shows a wrong code at its field', async () => {
    const message = 'That is not the code from our latest e-mail. Please check it.';
    await asGuest({
      ...sent,
      'POST /api/auth/sign-in-link': errorResponse({ status: 400, body: { code: 'WRONG_CODE', message } }),
    });
    open(LoginPage, '/login');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'ray@example.com');
    await press('E-mail me a sign-in link');
    await userEvent.type(await screen.findByLabelText(/Code/), 'bbbb');
    await press('Sign in');
    await screen.findByRole('alert');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/Code/)).toBeInvalid();
    await press('Start again');
    expect(screen.getByLabelText(/Password/)).toBeInTheDocument();
  });

  test('signs in only after the button is pressed', async () => {
    const api = await asGuest({
      'POST /api/auth/sign-in-link': sessionOf(memberOf()),
      'GET /api/auth/status': { authenticated: true, user: memberOf() },
    });
    open(SignInLinkPage, `/sign-in-link#${token}`);
    expect(address()).toBe('/sign-in-link');
    expect(api.calls).toEqual([]);
    await press('Sign in');
    expect(await screen.findByText('/inventory')).toBeInTheDocument();
    expect(currentSession()).toMatchObject({ status: 'signed-in' });
  });

  test('says to open the link in the browser that asked for it', async () => {
    const message = 'Open the link in the browser where you asked for it.';
    await asGuest({
      'POST /api/auth/sign-in-link': errorResponse({
        status: 409,
        body: { code: 'LINK_ELSEWHERE', message },
      }),
    });
    open(SignInLinkPage, `/sign-in-link#${token}`);
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('offers a new sign-in link when the link has expired', async () => {
    await asGuest({ 'POST /api/auth/sign-in-link': over });
    open(SignInLinkPage, `/sign-in-link?next=%2Fwall#${token}`);
    await press('Sign in');
    expect(await screen.findByText('This link was used already.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/login?next=/wall',
    );
  });

  test('asks a member with two-step sign-in for a code from the app', async () => {
    const body = { code: 'SECOND_FACTOR_NEEDED', message: 'x', challenge: 'c1' };
    await asGuest({ 'POST /api/auth/sign-in-link': errorResponse({ status: 401, body }) });
    open(SignInLinkPage, `/sign-in-link#${token}`);
    await press('Sign in');
    expect(await screen.findByText(/authenticator app shows now/)).toBeInTheDocument();
  });
});

describe('verifying an e-mail', () => {
  test('takes one press when the member is signed in', async () => {
    const api = await asMember(
      { emailVerified: false },
      { 'POST /api/auth/verification': { verified: true, email: 'ray@example.com' } },
    );
    open(VerifyEmailPage, `/verify-email#${token}`);
    expect(address()).toBe('/verify-email');
    await press('Confirm my email address');
    await screen.findByRole('link', { name: 'Go to your account' });
    expect(document.body).toHaveTextContent('ray@example.com is the e-mail of your account.');
    expect(title()).toBe('Your email address is confirmed');
    expect(screen.queryByText(/Press the button to confirm/)).not.toBeInTheDocument();
    expect(api.calls.find(({ url }) => url === '/api/auth/verification')?.body).toEqual({ token });
  });

  test('asks for the password when signed out, and shows a wrong one at its field', async () => {
    const message = 'That is not your password.';
    const api = await asGuest({
      'POST /api/auth/verification': errorResponse({ status: 400, body: { code: 'WRONG_PROOF', message } }),
    });
    open(VerifyEmailPage, `/verify-email#${token}`);
    await userEvent.type(screen.getByLabelText(/Your password/), 'wrong one');
    await press('Confirm my email address');
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/Your password/)).toHaveAccessibleDescription(new RegExp(message));
    expect(api.calls[0]?.body).toEqual({ token, password: 'wrong one' });
  });

  test.each([
    ['/verify-email', VerifyEmailPage, 'POST /api/auth/verification', 'Confirm my email address'],
    ['/confirm-email', ConfirmEmailPage, 'POST /api/account/email/confirm', 'Use this address'],
  ])('links to ask for a new link when a link of %s has expired', async (path, Page, asked, press_) => {
    await asMember({ emailVerified: false }, { [asked]: over });
    open(Page, `${path}#${token}`);
    await press(press_);
    expect(await screen.findByText('This link was used already.')).toBeInTheDocument();
    expect(title()).toBe('This link has expired');
    expect(screen.getByRole('link', { name: /Ask for a new one/ })).toHaveAttribute('href', '/account');
  });

  test('says that the e-mail is already confirmed when a member opens a used link', async () => {
    await asMember({}, { 'POST /api/auth/verification': over });
    open(VerifyEmailPage, `/verify-email#${token}`);
    await press('Confirm my email address');
    expect(await screen.findByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account',
    );
    expect(title()).toBe('Your email address is confirmed already');
    expect(screen.queryByText('This link was used already.')).not.toBeInTheDocument();
  });

  test('shows a used link of an e-mail change as expired', async () => {
    await asMember({}, { 'POST /api/account/email/confirm': over });
    open(ConfirmEmailPage, `/confirm-email#${token}`);
    await press('Use this address');
    expect(await screen.findByText('This link was used already.')).toBeInTheDocument();
  });

  test('asks another signed-in member for the password of the link’s account', async () => {
    const message = 'Enter your password first.';
    await asMember(
      {},
      {
        'POST /api/account/email/confirm': errorResponse({
          status: 403,
          body: { code: 'PROOF_NEEDED', message },
        }),
      },
    );
    open(ConfirmEmailPage, `/confirm-email#${token}`);
    await press('Use this address');
    expect(await screen.findByLabelText(/Your password/)).toBeInTheDocument();
  });
});
