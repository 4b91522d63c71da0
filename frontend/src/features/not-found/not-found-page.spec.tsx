import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import NotFoundPage from './not-found-page';

test('says that the page does not exist and links to others', async () => {
  await asGuest();
  renderPage(<NotFoundPage />, { at: '/gone/fishing' });
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('/gone/fishing')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Listings' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/support');
  expect(document.title).toBe('404 Page Not Found · Swap Meet Classics');
});
