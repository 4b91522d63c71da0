import { asGuest, asMember, renderPage } from '@lib/page-testing';
import { screen } from '@testing-library/react';
import AccountPage from './account-page';

beforeEach(() => localStorage.clear());

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
