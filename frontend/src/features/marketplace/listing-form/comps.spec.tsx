import { formOf, janesville, listingId, openPage, photoOf } from '@entities/listing/listing.fixtures';
import { asMember, errorResponse } from '@lib/testing/page.fixtures';
import type { Comps } from '@modules/analytics/prices/prices.contract';
import { screen, waitFor } from '@testing-library/react';
import EditListingPage from './edit-listing-page';

const nova = [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1962, yearTo: 1967 }];
const comps: Comps = {
  sales: 7,
  lowCents: 18_000,
  middleCents: 22_000,
  highCents: 26_000,
  daysToSell: 12,
  ofCondition: true,
};

beforeEach(() => localStorage.clear());

/** The listing form of a part, where the server answers so about comps. */
async function open(
  answer: object,
  part: Parameters<typeof formOf>[0] = { fitment: nova, condition: 'used-good' },
) {
  const { calls } = await asMember(
    {},
    {
      'GET /api/places': janesville,
      [`GET /api/my/listings/${listingId}`]: {
        id: listingId,
        status: 'active',
        form: formOf(part),
        area: 'Janesville, WI',
        photos: [photoOf('a')],
        version: 1,
      },
      'GET /api/analytics/comps': answer,
    },
  );
  openPage(<EditListingPage />, '/listing/:id/edit', `/listing/${listingId}/edit?step=place`);
  await screen.findByRole('textbox', { name: /^Price/ });
  return { asked: () => calls.filter(({ url }) => url.startsWith('/api/analytics/comps')) };
}

test('says below the price what such parts sold for here', async () => {
  const { asked } = await open({ kind: 'engine block', comps });
  expect(
    await screen.findByText(
      'Such parts sold here for $180–260 (7 sales, half of the sellers within 12 days).',
    ),
  ).toBeInTheDocument();
  const { searchParams } = new URL(asked()[0]?.url ?? '', 'http://smc');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: '327 block, standard bore',
    make: 'Chevrolet',
    model: 'Nova',
    year: '1965',
    condition: 'used-good',
  });
});

test('says that sales are of any condition where those of the chosen one are too few', async () => {
  await open({ kind: 'engine block', comps: { ...comps, ofCondition: false, daysToSell: 0 } });
  expect(
    await screen.findByText(
      'Such parts in any condition sold here for $180–260 (7 sales, half of the sellers within 1 day).',
    ),
  ).toBeInTheDocument();
});

test('says plainly that too few were sold', async () => {
  await open({ kind: 'engine block', comps: null });
  expect(await screen.findByText('Too few have sold here to say a price.')).toBeInTheDocument();
});

test('says nothing where the title names no kind of part', async () => {
  const unknown = await open({ kind: null, comps: null });
  await waitFor(() => expect(unknown.asked()).toHaveLength(1));
  expect(screen.queryByText(/sold here/)).toBeNull();
});

test('lets a price be typed when the server does not answer', async () => {
  const failed = await open(errorResponse({ status: 500, body: { code: 'INTERNAL', message: 'No.' } }));
  await waitFor(() => expect(failed.asked()).toHaveLength(1));
  expect(screen.queryByText(/sold here/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
});

test('does not ask without a car', async () => {
  const { asked } = await open({ kind: null, comps: null }, { fitment: [] });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked()).toEqual([]);
});
