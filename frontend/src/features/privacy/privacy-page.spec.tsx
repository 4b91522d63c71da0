import { asGuest, renderPage } from '@lib/page-testing';
import { screen } from '@testing-library/react';
import PrivacyPage from './privacy-page';

test('says in numbered sections what is kept, and how to have it erased', async () => {
  await asGuest();
  renderPage(<PrivacyPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles[0]).toBe('1. Your account');
  expect(titles).toContainEqual(expect.stringMatching(/erasing it$/));
  expect(screen.getByRole('link', { name: 'account page' })).toHaveAttribute('href', '/account');
});
