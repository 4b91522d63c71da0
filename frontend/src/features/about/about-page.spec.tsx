import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import AboutPage from './about-page';

beforeEach(async () => {
  await asGuest();
  renderPage(<AboutPage />);
});

test('shows the mission, the problems, six features and the community', () => {
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Our mission', 'The problems we fix', 'What you can do here', 'The community']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('links to sign-up and to the listings', () => {
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
    'href',
    '/api/login?mode=signup',
  );
  expect(screen.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/');
});
