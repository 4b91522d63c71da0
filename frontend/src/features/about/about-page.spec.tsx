import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
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

test('marks a feature that is still being built', () => {
  const card = screen.getByRole('heading', { name: /Event directory/ }).closest('section');
  expect(within(card as HTMLElement).getByText('Coming')).toBeInTheDocument();
  const market = screen.getByRole('heading', { name: /Marketplace near you/ }).closest('section');
  expect(within(market as HTMLElement).queryByText('Coming')).toBeNull();
});

test('links to sign-up and to the listings', () => {
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
    'href',
    '/api/login?mode=signup',
  );
  expect(screen.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/');
});
