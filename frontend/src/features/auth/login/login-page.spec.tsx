import { intent } from '@lib/session/intent';
import {
  asGuest,
  asMember,
  errorResponse,
  memberOf,
  renderPage,
  sessionOf,
} from '@lib/testing/page.fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import LoginPage from './login-page';

const open = (search = '') => renderPage(<WithAddress />, { at: `/login${search}` });

/** The login page with its current address beside it. */
function WithAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {pathname === '/login' && <LoginPage />}
    </>
  );
}

const address = () => screen.getByRole('status', { name: '' }).textContent;
const entering = {
  'POST /api/auth/sign-in': sessionOf(memberOf()),
  'POST /api/auth/sign-up': sessionOf(memberOf()),
  'GET /api/auth/status': { authenticated: true, user: memberOf() },
};

async function fill(password = 'a 327 and a Muncie') {
  await userEvent.type(screen.getByLabelText(/E-mail/), 'ray@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), password);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('goes to the inventory after sign-in without next', async () => {
  const api = await asGuest(entering);
  open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'ray@example.com',
    password: 'a 327 and a Muncie',
  });
  expect(await screen.findByText('/inventory')).toBeInTheDocument();
});

test('a suspended member goes to the account, which says what is open', async () => {
  await asMember({ suspension: { until: null, decisionId: null } });
  open();
  expect(await screen.findByText('/account')).toBeInTheDocument();
});

test('goes to next after sign-in', async () => {
  await asGuest(entering);
  open('?next=%2Fwall');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('/wall')).toBeInTheDocument();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/login', '/login'])(
  'next never leads off the site or in a circle: %s',
  async (next) => {
    await asMember();
    open(`?next=${encodeURIComponent(next)}`);
    expect(address()).toBe('/inventory');
  },
);

test.each([
  ['/create-listing', 'Sign in to list your part.'],
  ['/listing/0198c0de', 'Sign in to hold what you found.'],
  ['/listing/0198c0de/edit?step=photos', 'Sign in to change your listing.'],
  ['/Wall', 'Sign in to post to the wall.'],
  ['/inventory/create', 'Sign in to add an inventory item.'],
  ['/inventory', 'Sign in to open your inventory.'],
  ['/about', 'Pick up where you left off.'],
])('shows a visitor from %s the reason to sign in', async (next, words) => {
  await asGuest();
  open(`?next=${encodeURIComponent(next)}`);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('shows no reason to a visitor who came directly', async () => {
  await asGuest();
  open();
  expect(screen.getByText('Pick up where you left off.')).toBeInTheDocument();
});

test('shows the reason at sign-up, and explains the reset link', async () => {
  await asGuest();
  open('?next=%2Fcreate-listing');
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  expect(screen.getByText('Create an account to list your part. It is free.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByText('We e-mail you a link to choose a new one.')).toBeInTheDocument();
});

test('goes to the account page after sign-up and ignores next', async () => {
  const api = await asGuest(entering);
  open('?next=%2Fwall');
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  await fill();
  expect(screen.getByLabelText(/Date of birth/)).toHaveValue('');
  expect(screen.getByLabelText(/Date of birth/)).toHaveAccessibleDescription('MM/DD/YYYY');
  await born();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/auth/sign-up',
    body: { dateOfBirth: '1968-05-04' },
  });
  expect(await screen.findByText('/account')).toBeInTheDocument();
});

test.each(['3/14/1962', '03141962', '1962-03-14'])(
  'a date of birth is written in one go: %s',
  async (words) => {
    const api = await asGuest(entering);
    open('?mode=signup');
    await fill();
    await userEvent.type(screen.getByLabelText(/Date of birth/), words);
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      dateOfBirth: '1962-03-14',
    });
  },
);

test('shows an error at an unreadable date and sends nothing', async () => {
  const api = await asGuest(entering);
  open('?mode=signup');
  await fill();
  await userEvent.type(screen.getByLabelText(/Date of birth/), '14/3/62');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Enter month, day and year as MM/DD/YYYY.');
  expect(screen.getByLabelText(/Date of birth/)).toHaveFocus();
  expect(screen.getByLabelText(/Date of birth/)).toBeInvalid();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each(['signin', 'signup'])(
  '%s: shows the typed password on request, and hides it again',
  async (mode) => {
    await asGuest(entering);
    open(`?mode=${mode}`);
    const field = screen.getByLabelText(/^Password/);
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  },
);

test('redirects a member, except with stay=1', async () => {
  await asMember();
  const { unmount } = open('?next=%2Fevents');
  expect(address()).toBe('/events');
  unmount();
  open('?stay=1');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('disables the button and shows "Please wait…" while busy', async () => {
  let answer: (session: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  await asGuest({ ...entering, 'POST /api/auth/sign-in': () => waiting });
  open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('button', { name: 'Please wait…' })).toBeDisabled();
  await act(async () => answer(sessionOf(memberOf())));
});

test('shows the server’s message on refusal, and allows another attempt', async () => {
  const message = 'E-mail or password is wrong.';
  await asGuest({
    'POST /api/auth/sign-in': errorResponse({ status: 401, body: { code: 'WRONG_CREDENTIALS', message } }),
  });
  open();
  await fill('wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('shows a field error at its field', async () => {
  const fields = [{ path: 'password', message: 'Use at least 8 characters.' }];
  await asGuest({
    'POST /api/auth/sign-up': errorResponse({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'x', fields },
    }),
  });
  open('?mode=signup');
  await fill('short');
  await born();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Use at least 8 characters.');
  expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(/^Use at least 8 characters\./);
});

test('links a blocked sign-up to support without a reason', async () => {
  const message = 'We cannot create an account for you. Please come back later.';
  await asGuest({
    'POST /api/auth/sign-up': errorResponse({ status: 403, body: { code: 'SIGN_UP_HELD', message } }),
  });
  open('?mode=signup');
  await fill('a 327 and a Muncie');
  await born();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
});

test('links a member whose account is closed to support', async () => {
  const message = 'This account is closed.';
  await asGuest({
    'POST /api/auth/sign-in': errorResponse({ status: 403, body: { code: 'ACCOUNT_CLOSED', message } }),
  });
  open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
});

test('switches between three modes and keeps next', async () => {
  await asGuest();
  open('?next=%2Fwall');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(address()).toBe('/login?next=%2Fwall');
});

test('a typed e-mail stays when the mode changes, and the page may still be showing the form before', async () => {
  const api = await asGuest({ 'POST /api/auth/password-reset/send': {} });
  open();
  act(() => {
    screen.getByRole('link', { name: 'Forgot your password?' }).click();
    fireEvent.change(screen.getByLabelText(/E-mail/), { target: { value: 'ray@example.com' } });
  });
  await screen.findByRole('heading', { name: 'Reset password' });
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText(/If ray@example.com has an account/)).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ email: 'ray@example.com' });
});

test('requires a valid e-mail and a password', async () => {
  await asGuest();
  open();
  expect(screen.getByLabelText(/E-mail/)).toBeRequired();
  expect(screen.getByLabelText(/E-mail/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/Password/)).toBeRequired();
});

test('opens the terms in a frame over the form, with Close', async () => {
  await asGuest();
  open('?mode=signup');
  await userEvent.click(screen.getByRole('button', { name: 'Terms of Service' }));
  const dialog = await screen.findByRole('dialog', { name: 'Terms of Service' });
  expect(within(dialog).getByTitle('Terms of Service')).toHaveAttribute('src', '/terms');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('links to home, support and about', async () => {
  await asGuest();
  open();
  const bar = screen.getByRole('navigation', { name: 'Login page' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Support', 'About']);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

const born = () => userEvent.type(screen.getByLabelText(/Date of birth/), '1968-05-04');

test('keeps what a guest wanted for the account page after signing up, and goes there at once after signing in', async () => {
  await asGuest(entering);
  const { unmount } = open('?next=/wall&mode=signup');
  await fill();
  await userEvent.type(screen.getByLabelText(/Date of birth/), '1968-05-04');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('/account')).toBeInTheDocument();
  expect(intent.read()).toBe('/wall');
  unmount();

  await asGuest(entering);
  open('?next=/wall');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('/wall')).toBeInTheDocument();
  expect(intent.read()).toBeNull();
});
