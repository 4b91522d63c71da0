import { forgetSession, startSession } from '@lib/session/session';
import { asGuest, asMember, fakeApi, memberOf, renderPage, sessionOf } from '@lib/testing/page.fixtures';
import { act, screen } from '@testing-library/react';
import AccountPage from './account-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a guest is told to sign in', async () => {
  await asGuest();
  renderPage(<AccountPage />);
  expect(screen.getByText('You must be signed in to view your account.')).toBeInTheDocument();
});

test.each([
  [{}, 'Welcome, ray@example.com'],
  [{ email: null }, 'Welcome, Ray Kowalski'],
  [{ email: null, name: null }, 'Welcome, ray'],
])('a member is welcomed by e-mail, name or uid', async (changes, words) => {
  await asMember(changes);
  renderPage(<AccountPage />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Security' })).toBeInTheDocument();
});

test('the page shows that it loads until the session is known', async () => {
  let answer: (session: unknown) => void = () => undefined;
  fakeApi({
    'POST /api/auth/refresh': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    'GET /api/auth/status': { authenticated: true, user: memberOf() },
  });
  forgetSession();
  localStorage.setItem('signedIn', 'true');
  let started: Promise<void> | undefined;
  await act(async () => {
    started = startSession();
  });
  renderPage(<AccountPage />);
  expect(screen.getByText('Loading your account…')).toBeInTheDocument();
  await act(async () => {
    answer(sessionOf(memberOf()));
    await started;
  });
  expect(screen.getByText('Welcome, ray@example.com')).toBeInTheDocument();
});

test('a new member finds the way back to the guardian’s invitation', async () => {
  await asMember();
  const { unmount } = renderPage(<AccountPage />);
  expect(screen.queryByText('You were asked to be a guardian')).not.toBeInTheDocument();
  unmount();
  sessionStorage.setItem('guardian-invitation', 'the-token');
  renderPage(<AccountPage />);
  expect(screen.getByText('You were asked to be a guardian')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View invitation' })).toHaveAttribute('href', '/guardian');
});

test('the account leads to its listings, the public page and the notification settings', async () => {
  await asMember();
  renderPage(<AccountPage />);
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/member/ray');
  expect(screen.getByRole('link', { name: 'Notification settings' })).toHaveAttribute(
    'href',
    '/notifications?show=preferences',
  );
});
