import 'fake-indexeddb/auto';
import { deleteFieldDb, openFieldDb } from '@entities/inventory/offline/offline-db';
import { deleteSession, startSession } from '@lib/session/session';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { fakeApi } from '@lib/testing/page.fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openInventory } from '../inventory.fixtures';
import InventoryPage from '../inventory-page';
import ManifestPage from '../manifest/manifest-page';
import PartPage from '../part-page';
import PlacePage from '../place-page';
import PlacesPage from '../places-page';

const barn = 'b0000000-0000-4000-8000-000000000001';
const rack = 'b0000000-0000-4000-8000-000000000002';
const horn = 'a0000000-0000-4000-8000-000000000001';
const lamp = 'a0000000-0000-4000-8000-000000000002';
const sold = 'a0000000-0000-4000-8000-000000000003';
const copy = {
  memberId: 'ray',
  etag: 'one',
  readAt: '2026-11-25T15:00:00.000Z',
  locations: [
    [barn, 'K7QF3MWXTA', 'Barn', -1, 'building', false],
    [rack, 'K7QF3MWXTC', 'Rack A', 0, 'rack', false],
  ],
  items: [
    [horn, 'A3K7QF9MWX', 'Sparton horn', 1, 'in_stock', [[1, 2]]],
    [lamp, 'A3K7QF9MWY', 'Head lamp', 1, 'in_stock', [[-1, null]]],
    [sold, 'A3K7QF9MWZ', 'Hood bird', 4, 'sold', []],
  ],
};

beforeEach(async () => {
  localStorage.clear();
  const db = await openFieldDb();
  await db.put('copy', copy as never);
  connect(false);
});
afterEach(async () => {
  connect(true);
  await deleteFieldDb();
});

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

/** A member who was signed in here loads a page without a connection. */
async function asAway() {
  fakeApi({});
  deleteSession();
  localStorage.setItem('signedIn', 'true');
  localStorage.setItem('signed-in-as', 'ray');
  await act(() => startSession());
}

test('without a connection, a member finds their items on this device and is not asked to sign in', async () => {
  await asAway();
  openInventory(<InventoryPage />, '/inventory', '/inventory');
  const items = await screen.findByRole('list', { name: 'Items' });
  expect(
    within(items)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Head lamp', 'Sparton horn']);
  expect(within(items).getByText(/Barn › Rack A/)).toBeInTheDocument();
  expect(screen.getByText(/On this device since Wed, Nov 25, 2026/)).toBeInTheDocument();
  expect(screen.queryByText('Sign in to see your inventory')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'horn');
  expect(screen.getByText('1 item')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a place, an item and the items of a place are found without a connection too', async () => {
  await asAway();
  const { unmount } = openInventory(<PlacesPage />, '/inventory/places', '/inventory/places');
  expect(await screen.findByRole('link', { name: 'Barn › Rack A' })).toHaveAttribute(
    'href',
    `/inventory/places/${rack}`,
  );
  unmount();
  const place = openInventory(<PlacePage />, '/inventory/places/:id', `/inventory/places/${barn}`);
  expect(await screen.findByRole('link', { name: 'Sparton horn' })).toBeInTheDocument();
  expect(screen.queryByText('Head lamp')).toBeNull();
  place.unmount();
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${horn}`);
  expect(await screen.findByRole('heading', { name: 'Sparton horn' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Barn › Rack A' })).toBeInTheDocument();
});

test('a page that is not on the device says that it needs a connection, and opens once the member is known', async () => {
  await asAway();
  openInventory(<ManifestPage />, '/inventory/places/:id/manifest', `/inventory/places/${barn}/manifest`);
  expect(screen.getByRole('heading', { name: 'This page needs a connection' })).toBeInTheDocument();
  expect(window.location.pathname).not.toBe('/login');
});

test('a device without a copy says how to get one', async () => {
  await (await openFieldDb()).clear('copy');
  await asAway();
  openInventory(<InventoryPage />, '/inventory', '/inventory');
  expect(await screen.findByText('Nothing of your inventory is on this device yet')).toBeInTheDocument();
});

test('a guest is asked to sign in, with a connection or without', async () => {
  fakeApi({});
  deleteSession();
  await act(() => startSession());
  openInventory(<InventoryPage />, '/inventory', '/inventory');
  expect(await screen.findByText('Sign in to see your inventory')).toBeInTheDocument();
});
