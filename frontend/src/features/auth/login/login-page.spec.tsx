import {
  asGuest,
  asMember,
  errorResponse,
  memberOf,
  renderPage,
  sessionOf,
} from '@lib/testing/page.fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import LoginPage from './login-page';

const open = (search = '') => renderPage(<WithAddress />, { at: `/login${search}` });

/** The login page, and beside it the address, which says where it went. */
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

beforeEach(() => localStorage.clear());

test('signing in goes to the inventory when nothing else is asked', async () => {
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

test('signing in goes where next says', async () => {
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
])('a visitor sent here from %s reads why', async (next, words) => {
  await asGuest();
  open(`?next=${encodeURIComponent(next)}`);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('a visitor who came directly sees no reason', async () => {
  await asGuest();
  open();
  expect(screen.getByText('Pick up where you left off.')).toBeInTheDocument();
});

test('a new member reads the reason too, and who forgot the password what is mailed', async () => {
  await asGuest();
  open('?next=%2Fcreate-listing');
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  expect(screen.getByText('Create an account to list your part. It is free.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByText('We e-mail you a link to choose a new one.')).toBeInTheDocument();
});

test('creating an account goes to the account, whatever next says', async () => {
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

test('a date that cannot be read is asked for again, at its field, and nothing is sent', async () => {
  const api = await asGuest(entering);
  open('?mode=signup');
  await fill();
  await userEvent.type(screen.getByLabelText(/Date of birth/), '14/3/62');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Write month, day and year, as MM/DD/YYYY.');
  expect(screen.getByLabelText(/Date of birth/)).toHaveFocus();
  expect(screen.getByLabelText(/Date of birth/)).toBeInvalid();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each(['signin', 'signup'])('%s: a password is shown to its writer, and hidden again', async (mode) => {
  await asGuest(entering);
  open(`?mode=${mode}`);
  const field = screen.getByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a member is sent on, and with stay=1 is not', async () => {
  await asMember();
  const { unmount } = open('?next=%2Fevents');
  expect(address()).toBe('/events');
  unmount();
  open('?stay=1');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
});

test('while it waits the button says "Please wait…" and cannot be pressed', async () => {
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

test('a refusal is shown in its own words, and the reader may try again', async () => {
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

test('an error of one field shows at that field', async () => {
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

test('a blocked sign-up leads to support without a reason', async () => {
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

test('a suspended member is sent to support', async () => {
  const message = 'Your account is suspended.';
  await asGuest({
    'POST /api/auth/sign-in': errorResponse({ status: 403, body: { code: 'ACCOUNT_SUSPENDED', message } }),
  });
  open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Ask support' })).toHaveAttribute('href', '/support');
});

test('the links switch between three modes and keep where to go', async () => {
  await asGuest();
  open('?next=%2Fwall');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Create account' }));
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(address()).toBe('/login?next=%2Fwall');
});

test('e-mail and password are required, and the e-mail is an e-mail', async () => {
  await asGuest();
  open();
  expect(screen.getByLabelText(/E-mail/)).toBeRequired();
  expect(screen.getByLabelText(/E-mail/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/Password/)).toBeRequired();
});

test('the terms open in a frame over the form, with Close', async () => {
  await asGuest();
  open('?mode=signup');
  await userEvent.click(screen.getByRole('button', { name: 'Terms of Service' }));
  const dialog = screen.getByRole('dialog', { name: 'Terms of Service' });
  expect(within(dialog).getByTitle('Terms of Service')).toHaveAttribute('src', '/terms');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page leads home, to support and to about', async () => {
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
