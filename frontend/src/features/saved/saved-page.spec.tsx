import { detailOf } from '@entities/listing/listing.fixtures';
import { asMember, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import type { SavedSearchView } from '@modules/saved-searches/saved-searches.contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SavedPage from './saved-page';

const search: SavedSearchView = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: '327',
  address: 'search=327',
  alerts: 'daily',
  byMail: false,
  savedAt: '2026-06-01T12:00:00.000Z',
  version: 1,
};

async function open(saved: SavedSearchView) {
  const server = savedElsewhere(search, saved);
  const api = await asMember(
    {},
    {
      'GET /api/saved-searches': () => ({ searches: [server.read()], watched: [] }),
      [`PUT /api/saved-searches/${search.id}`]: server.write,
    },
  );
  renderPage(<SavedPage />);
  await screen.findByRole('article', { name: '327' });
  return () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

test('a box that is ticked here does not bring back alerts that were stopped elsewhere', async () => {
  const sent = await open({ ...search, alerts: 'none', version: 2 });
  await userEvent.click(screen.getByRole('checkbox', { name: 'By e-mail too' }));
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({ name: '327', alerts: 'none', byMail: true, madeFrom: 2 }),
  );
});

test('a time that was chosen on both sides is asked about', async () => {
  const sent = await open({ ...search, alerts: 'none', version: 2 });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tell me what is new' }), 'weekly');
  await userEvent.click(await screen.findByRole('radio', { name: 'Yours Once a week' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ alerts: 'weekly', madeFrom: 2 }));
});

test('a watched listing says what it cost before, and since when it costs less', async () => {
  const listing = detailOf({ price: 170 });
  const prices = [
    { at: '2026-10-01T12:00:00.000Z', price: 190 },
    { at: '2026-11-03T12:00:00.000Z', price: 170 },
  ];
  await asMember(
    {},
    {
      'GET /api/saved-searches': { searches: [], watched: [listing.id] },
      [`GET /api/listings/${listing.id}`]: listing,
      [`GET /api/listings/${listing.id}/offer-history`]: {
        firstOfferedAt: prices[0]?.at,
        priceCuts: 1,
        prices,
      },
    },
  );
  renderPage(<SavedPage />);
  expect(await screen.findByText('Was $190, now $170 since Nov 3')).toBeVisible();
});
