import {
  formOf,
  janesville,
  listingId,
  openPage,
  photoOf,
  receipt,
} from '@entities/listing/listing.fixtures';
import { asMember, errorResponse, type RecordedCall, savedElsewhere } from '@lib/testing/page.fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EditListingPage from './edit-listing-page';

const path = `/api/listings/${listingId}`;
const saved = {
  id: listingId,
  status: 'active',
  form: formOf({ fitment: [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1962, yearTo: 1967 }] }),
  area: 'Janesville, WI',
  photos: ['a', 'b', 'c'].map(photoOf),
  version: 4,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open(answers = {}, step = 'photos') {
  const network = await asMember(
    {},
    {
      'GET /api/places': janesville,
      [`GET /api/my/listings/${listingId}`]: saved,
      [`PUT ${path}`]: receipt,
      [`PUT ${path}/photos`]: receipt,
      ...answers,
    },
  );
  openPage(<EditListingPage />, '/listing/:id/edit', `/listing/${listingId}/edit?step=${step}`);
  await screen.findByRole('form', { name: 'Edit listing' });
  return network;
}

const order = () =>
  within(screen.getByRole('list', { name: 'Photos in order' }))
    .getAllByRole('listitem')
    .map((tile) => tile.dataset.photo);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('reorders photos by keyboard and keeps the focus on the photo', async () => {
  const { calls } = await open();
  screen.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['a', 'c', 'b']);
  expect(screen.getByRole('button', { name: 'Move photo 2 earlier' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['c', 'a', 'b']);
  expect(screen.getByRole('button', { name: 'Move photo 1 later' })).toHaveFocus();
  expect(screen.getByText('Photo 1 of 3, the cover.')).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.filter(({ url }) => url === `${path}/photos`).map(({ body }) => body)).toEqual([
      { photoIds: ['a', 'c', 'b'] },
      { photoIds: ['c', 'a', 'b'] },
    ]),
  );
});

test('undoes a refused command and shows the error', async () => {
  await open({
    [`PUT ${path}/photos`]: errorResponse({
      status: 422,
      body: { code: 'PHOTO_ORDER_INCOMPLETE', message: 'The photos have changed.' },
    }),
  });
  await press('Move photo 1 later');
  expect(await screen.findByText('The photos have changed.')).toBeInTheDocument();
  await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));
});

test('can restore a removed photo, and deletes it only when the listing is saved', async () => {
  const { calls } = await open({
    [`DELETE ${path}/photos/b`]: receipt,
    [`DELETE ${path}/photos/c`]: receipt,
  });
  await press('Remove photo 2');
  expect(order()).toEqual(['a', 'c']);
  await press('Undo');
  expect(order()).toEqual(['a', 'b', 'c']);
  await press('Remove photo 3');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Save changes');
  await screen.findByText(`at /listing/${listingId}`);
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url)).toEqual([
    `${path}/photos/c`,
  ]);
});

test('is one page, whichever step the address names', async () => {
  await open({}, 'place');
  for (const name of ['Photos and title', 'Details', 'Price & place'])
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});

test('saves all changes together and goes to the listing', async () => {
  const { calls } = await open({}, 'what');
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, '327 block, bored 30 over');
  await press('Save changes');
  expect(await screen.findByText(`at /listing/${listingId}`)).toBeInTheDocument();
  expect(calls.find(({ method, url }) => method === 'PUT' && url === path)?.body).toMatchObject({
    title: '327 block, bored 30 over',
    price: 450,
    fitment: [{ make: 'Chevrolet', model: 'Nova', yearFrom: 1962, yearTo: 1967 }],
  });
});

test('keeps the price that another page has saved, and asks about a title that both have changed', async () => {
  const form = { ...saved.form, price: 400, title: '327 block, magnafluxed' };
  const server = savedElsewhere(saved, { ...saved, form, version: 5 });
  const { calls } = await open(
    { [`GET /api/my/listings/${listingId}`]: server.read, [`PUT ${path}`]: server.write },
    'what',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ', bored');
  await press('Save changes');
  const title = within(await screen.findByRole('group', { name: 'Title' }));
  expect(title.getByRole('radio', { name: 'Yours 327 block, standard bore, bored' })).toBeChecked();
  await userEvent.click(title.getByRole('radio', { name: 'Saved elsewhere 327 block, magnafluxed' }));
  await press('Save what I chose');
  expect(await screen.findByText(`at /listing/${listingId}`)).toBeInTheDocument();
  expect(calls.filter(({ method, url }) => method === 'PUT' && url === path).at(-1)?.body).toMatchObject({
    title: '327 block, magnafluxed',
    price: 400,
    madeFrom: 5,
  });
});

test('a form that was kept in this browser is saved as a change of what it was made from', async () => {
  const server = savedElsewhere(saved, { ...saved, form: { ...saved.form, price: 400 }, version: 5 });
  const answers = { [`GET /api/my/listings/${listingId}`]: server.read, [`PUT ${path}`]: server.write };
  await open(answers, 'what');
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ', bored');
  cleanup();
  server.write({ body: {} } as RecordedCall); // another page saves the listing
  const { calls } = await open(answers, 'what');
  expect(screen.getByText('These are the changes you had not saved.')).toBeInTheDocument();
  await press('Save changes');
  expect(await screen.findByText(`at /listing/${listingId}`)).toBeInTheDocument();
  expect(calls.filter(({ method, url }) => method === 'PUT' && url === path).map(({ body }) => body)).toEqual(
    [
      expect.objectContaining({ price: 450, madeFrom: 4 }),
      expect.objectContaining({ title: '327 block, standard bore, bored', price: 400, madeFrom: 5 }),
    ],
  );
});

test('shows an error without a field above the form and keeps what was typed', async () => {
  await open(
    {
      [`PUT ${path}`]: errorResponse({
        status: 409,
        body: {
          code: 'LISTING_HELD',
          message: 'A buyer holds this listing. Release the hold before you change it.',
        },
      }),
    },
    'what',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), ' and heads');
  await press('Save changes');
  expect(await screen.findByText(/A buyer holds this listing/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('327 block, standard bore and heads');
});

test('does not open another member’s listing', async () => {
  await asMember(
    {},
    {
      [`GET /api/my/listings/${listingId}`]: errorResponse({
        status: 404,
        body: { code: 'LISTING_NOT_FOUND' },
      }),
    },
  );
  openPage(<EditListingPage />, '/listing/:id/edit', `/listing/${listingId}/edit`);
  expect(await screen.findByText('This listing is no longer here')).toBeInTheDocument();
});
