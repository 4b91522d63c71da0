import { asMember, savedElsewhere } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EditItemPage from './edit-item-page';
import { inventoryCalls, itemDetailOf, itemIds, openInventory } from './inventory.fixtures';
import { PlaceActions } from './places/place-actions';

const [id = ''] = itemIds;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a note that is written here does not bring back the price that another page has lowered', async () => {
  const item = itemDetailOf({ asking: 100, categorySub: 'Fuel', tags: ['chrome'] });
  const server = savedElsewhere(item, { ...item, asking: 80, tags: ['chrome', 'rebuilt'], version: 2 });
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      [`GET /api/inventory/items/${id}`]: server.read,
      [`PUT /api/inventory/items/${id}`]: server.write,
    },
  );
  openInventory(<EditItemPage />, '/inventory/:id/edit', `/inventory/${id}/edit`);
  await userEvent.type(await screen.findByLabelText(/^Title/), ' 4MV');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('another page');
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
    title: 'Quadrajet 4MV',
    asking: 80,
    tags: ['chrome', 'rebuilt'],
    madeFrom: 2,
  });
});

test('a place that is renamed on two pages keeps the other page’s note, and its name is asked about', async () => {
  const place = {
    id,
    code: 'K7QF3-MWXT6',
    name: 'Barn',
    kind: 'building' as const,
    note: '',
    parentId: null,
    path: 'Barn',
    depth: 0,
    photo: null,
    isArchived: false,
    items: 0,
    itemsWithin: 0,
    version: 1,
  };
  const server = savedElsewhere(place, { ...place, name: 'Old barn', note: 'Leaks', version: 2 });
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      [`GET /api/inventory/locations/${id}`]: server.read,
      [`PUT /api/inventory/locations/${id}`]: server.write,
    },
  );
  openInventory(<PlaceActions place={place} />, '*', '/');
  await userEvent.click(screen.getByRole('button', { name: `Actions: ${place.path}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await userEvent.type(screen.getByLabelText(/^Name/), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Yours Barn 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await screen.findByText('Saved');
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Barn 2',
    kind: 'building',
    note: 'Leaks',
    madeFrom: 2,
  });
});
