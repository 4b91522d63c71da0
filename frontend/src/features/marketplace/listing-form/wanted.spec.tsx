import { eventOf } from '@entities/event/event.fixtures';
import { formOf, janesville, listingId, openPage, receipt } from '@entities/listing/listing.fixtures';
import { asMember } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CreateListingPage from './create-listing-page';
import { fieldsOf } from './listing-form-fields';
import { saleFromWords, wantedFromSearch } from './wanted-from-search';

const search =
  'type=wanted&search=327+water+pump&categorySub=Cooling&radius=100&near=42.68,-89.02&place=Janesville,+WI';
const meet = eventOf({ id: 'meet', day: '2026-09-26' });
const drafted = {
  'POST /api/listings': receipt,
  [`GET /api/my/listings/${listingId}`]: {
    id: listingId,
    status: 'draft',
    form: formOf(),
    area: 'Janesville, WI',
    photos: [],
  },
};

beforeEach(() => localStorage.clear());

async function open(address = search, events = [meet]) {
  const network = await asMember(
    {},
    { 'GET /api/places': janesville, 'GET /api/events': events, ...drafted },
  );
  openPage(<CreateListingPage />, '/create-listing', `/create-listing?${address}`);
  return network;
}
const next = async (step: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Next: ${step}` }));

test('a search without a result becomes a wanted ad: its words, category, place and radius are filled in', async () => {
  const { calls } = await open();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('327 water pump');
  expect(screen.getByText(/old part saves questions/)).toBeInTheDocument();
  await next('Details');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Rebuilt' }));
  await next('Price & place');
  await userEvent.click(await screen.findByRole('radio', { name: /keep private/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^The most/ }), '120');
  expect(screen.getByRole('combobox', { name: /^How far/ })).toHaveValue('100');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Jefferson Swap Meet' }));
  await next('Review');
  expect(await screen.findByRole('heading', { name: 'Review' })).toBeInTheDocument();
  expect(calls.find(({ url, method }) => url === '/api/listings' && method === 'POST')?.body).toMatchObject({
    listingType: 'wanted',
    categoryPrimary: 'Parts',
    price: 120,
    place: { text: 'Janesville, WI' },
    wanted: {
      acceptCondition: ['rebuilt'],
      acceptOrigin: [],
      urgency: 'whenever',
      radius: 100,
      attends: ['meet'],
      isLimitPrivate: true,
    },
  });
});

test('a date of a series is chosen by itself; a weekly event leaves room for others', async () => {
  const weekly = ['2027-05-07', '2027-05-14'].map((day) =>
    eventOf({ id: 'cruise', dateId: `cruise_${day}`, title: 'Friday Cruise', season: 'seasonal', day }),
  );
  const off = eventOf({ id: 'off', title: 'Flooded Meet', status: 'cancelled' });
  const { calls } = await open(search, [...weekly, meet, off]);
  await next('Details');
  await next('Price & place');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Friday Cruise, Fri, May 7, 2027' }));
  expect(screen.queryByRole('checkbox', { name: /May 14/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Flooded Meet' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3 dates' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday Cruise, Fri, May 14, 2027' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^The most/ }), '120');
  await next('Review');
  expect(await screen.findByRole('heading', { name: 'Review' })).toBeInTheDocument();
  expect(calls.find(({ url, method }) => url === '/api/listings' && method === 'POST')?.body).toMatchObject({
    wanted: { attends: ['cruise_2027-05-07', 'cruise_2027-05-14'] },
  });
});

test('a wanted ad with a limit needs the limit', async () => {
  await open();
  await next('Details');
  await next('Price & place');
  await next('Review');
  expect(await screen.findByRole('button', { name: /Enter the most you would pay/ })).toBeInTheDocument();
});

test('a wanted car of a single year becomes a range of that year', () => {
  const vehicle = { year: 1967, make: 'Chevrolet', model: 'C10' };
  const fields = fieldsOf({ ...formOf(), listingType: 'wanted', categoryPrimary: 'Cars', vehicle });
  expect(fields.fitment).toEqual([
    { make: 'Chevrolet', model: 'C10', yearFrom: '1967', yearTo: '1967', note: '' },
  ]);
});

test('the filters of the search are filled in too: the vehicle, what is accepted and the most that is paid', () => {
  const fields = wantedFromSearch(
    new URLSearchParams(
      'type=wanted&search=bel+air+hubcap&vehicle=1956+Chevrolet+Bel+Air&condition=new,core&origin=nos&maxPrice=40',
    ),
  );
  expect(fields).toMatchObject({
    title: '1956 Chevrolet bel air hubcap',
    price: 4000,
    wanted: { acceptCondition: ['new', 'core'], acceptOrigin: ['nos'] },
  });
});

test('what people look for becomes the title of a listing to sell', () => {
  expect(saleFromWords(new URLSearchParams('title=53+gmc+grille'))).toMatchObject({
    title: '53 gmc grille',
    listingType: 'for_sale',
  });
  expect(saleFromWords(new URLSearchParams('title=grille'))?.title).toBe('Grille');
  expect(saleFromWords(new URLSearchParams('search=grille'))).toBeUndefined();
});
