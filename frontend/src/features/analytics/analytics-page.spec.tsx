import { listingId, myListingOf, openPage } from '@entities/listing/listing.fixtures';
import { asMember } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import AnalyticsPage from './analytics-page';

test('counts the statuses that the tabs of My listings count, and how often the listings were seen', async () => {
  const others = ['active', 'held', 'sold'] as const;
  const listings = [
    myListingOf({ age: 4 }),
    ...others.map((status) => myListingOf({ id: `one ${status}`, status, age: 1 })),
  ];
  const audience = { listings: [{ id: listingId, impressions: 41, views: 7 }] };
  await asMember(
    {},
    {
      'GET /api/my/listings': { listings, counts: {}, heldForMe: 0 },
      'GET /api/my/audience': audience,
    },
  );
  openPage(<AnalyticsPage />, '/analytics', '/analytics');
  await screen.findByText('41');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(-6)).toEqual(['2', '1', '1', '41', '7', '2 days']);
});
