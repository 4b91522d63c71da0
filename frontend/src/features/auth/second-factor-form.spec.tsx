import { currentSession } from '@lib/session/session';
import { asGuest, errorResponse, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from './login/login-page';

const message = 'Enter the code from your authenticator app.';
const challenged = {
  'POST /api/auth/sign-in': errorResponse({
    status: 401,
    body: { code: 'SECOND_FACTOR_NEEDED', message, challenge: 'the challenge', expiresIn: 300 },
  }),
};
const wrongCode = errorResponse({
  status: 401,
  body: { code: 'WRONG_CODE', message: 'That code is not right.' },
});

async function firstStep() {
  renderPage(<LoginPage />, { at: '/login', path: '/login' });
  await userEvent.type(screen.getByLabelText(/E-mail/), 'ray@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), 'a 327 and a Muncie');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => localStorage.clear());

test('asks for the code after the password, and signs in with it', async () => {
  const api = await asGuest({ ...challenged, 'POST /api/auth/second-factor': sessionOf(memberOf()) });
  await firstStep();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'One more step' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.queryByLabelText(/Password/)).not.toBeInTheDocument();
  await userEvent.type(code, '287082');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/auth/second-factor')?.body).toEqual({
    challenge: 'the challenge',
    code: '287082',
  });
  expect(currentSession().status).toBe('signed-in');
});

test('shows a wrong code at its field, and accepts another', async () => {
  await asGuest({ ...challenged, 'POST /api/auth/second-factor': wrongCode });
  await firstStep();
  await userEvent.type(await screen.findByLabelText('Code'), '000000');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('alert');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/That code is not right\./);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('accepts a recovery code', async () => {
  const api = await asGuest({ ...challenged, 'POST /api/auth/second-factor': sessionOf(memberOf()) });
  await firstStep();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), '7KQ2M-XW4TN');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/auth/second-factor')?.body).toMatchObject({
    code: '7KQ2M-XW4TN',
  });
});

test('asks for another recovery code after a wrong one, not for a code from the app', async () => {
  await asGuest({ ...challenged, 'POST /api/auth/second-factor': wrongCode });
  await firstStep();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code instead' }));
  await userEvent.type(screen.getByLabelText('Recovery code'), '7KQ2M-XW4TN');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'That recovery code is wrong or already used. Try another of the ten.',
  );
});

test('shows only a link to the first step when the challenge has expired', async () => {
  await asGuest({
    ...challenged,
    'POST /api/auth/second-factor': errorResponse({
      status: 401,
      body: { code: 'SIGN_IN_AGAIN', message: 'Your sign-in has expired. Please sign in again.' },
    }),
  });
  await firstStep();
  await userEvent.type(await screen.findByLabelText('Code'), '287082');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your sign-in has expired. Please sign in again.',
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText(/Password/)).toBeInTheDocument();
});

test('links a member without phone and recovery codes to support and says what to write', async () => {
  await asGuest(challenged);
  await firstStep();
  await userEvent.click(await screen.findByText('Lost your phone and your recovery codes?'));
  expect(screen.getByText(/Tell us the e-mail of your account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/support');
});
