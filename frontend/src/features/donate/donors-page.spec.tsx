import { shownGift } from '@entities/donation/donation.fixtures';
import { asGuest, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DonorsPage from './donors-page';

const one = shownGift({ id: 'one', amount: 50, isMonthly: true, message: 'For the meet' });
const two = shownGift({ id: 'two', who: 'Somebody' });

test('lists donors as they chose, a page at a time', async () => {
  await asGuest({
    'GET /api/donations/donors': ({ url }: { readonly url: string }) =>
      url.includes('before=') ? { gifts: [two], next: null } : { gifts: [one], next: 'after-one' },
  });
  renderPage(<DonorsPage />);
  expect(await screen.findByText('Earl Jensen')).toBeVisible();
  for (const words of ['$50', 'For the meet', 'each month']) expect(screen.getByText(words)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Somebody')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('without donors it leads to giving', async () => {
  await asGuest({ 'GET /api/donations/donors': { gifts: [], next: null } });
  renderPage(<DonorsPage />);
  expect(await screen.findByText('Nobody is named here yet')).toBeVisible();
});
