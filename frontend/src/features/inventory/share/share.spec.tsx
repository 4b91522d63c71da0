import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inventoryCalls, inventoryOf, openInventory } from '../inventory.fixtures';
import ShareLinksPage from './share-links-page';
import SharedItemsPage from './shared-items-page';

const link = {
  id: 'k1',
  title: 'Jefferson',
  scope: 'all',
  of: '',
  showPrices: true,
  showPlaces: false,
  madeAt: '2026-11-01T12:00:00.000Z',
  endsAt: null,
  status: 'active',
  address: 'http://localhost/s/0123456789abcdefghijkl',
  items: 12,
  scans: 3,
  days: [{ day: '2026-11-02', scans: 3 }],
};
const calls = { ...inventoryCalls, 'GET /api/inventory/items': inventoryOf([]) };
const receipt = { id: 'k1', version: 1, position: 1 };

test('a link says what it shows and how often it was opened, and is revoked after a question', async () => {
  const { calls: sent } = await asMember(
    {},
    {
      ...calls,
      'GET /api/inventory/share-links': { links: [link] },
      'POST /api/inventory/share-links/k1/revoke': receipt,
    },
  );
  openInventory(<ShareLinksPage />, '/inventory/share', '/inventory/share');
  expect(await screen.findByText('opened 3 times')).toBeInTheDocument();
  expect(screen.getByText('12 items')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/inventory/share-links/k1/revoke'));
});

test('a new link is about a tag only once one is chosen', async () => {
  const { calls: sent } = await asMember(
    {},
    {
      ...calls,
      'GET /api/inventory/share-links': { links: [] },
      'POST /api/inventory/share-links': receipt,
    },
  );
  openInventory(<ShareLinksPage />, '/inventory/share', '/inventory/share');
  await userEvent.click(await screen.findByRole('button', { name: 'Create your first link' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: 'Items with a tag' }));
  expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled();
  await userEvent.selectOptions(dialog.getByLabelText('Tag'), 'chrome');
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() =>
    expect(
      sent.find(({ method, url }) => method === 'POST' && url.endsWith('/share-links'))?.body,
    ).toMatchObject({
      scope: 'tag',
      tag: 'chrome',
      showPrices: true,
      showPlaces: false,
      endsAt: null,
    }),
  );
});

test('everybody sees what a link shows, and a visit counts once', async () => {
  const shared = { title: 'Jefferson', owner: { id: 'ray', name: 'Ray' }, showPrices: true };
  const { calls: sent } = await asGuest({
    'GET /api/share-links/abc': { ...shared, items: [], total: 0, pageSize: 24 },
    'POST /api/share-links/abc/scans': {},
  });
  const open = () => openInventory(<SharedItemsPage />, '/s/:token', '/s/abc');
  const { unmount } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Jefferson' })).toBeInTheDocument();
  unmount();
  open();
  await screen.findByText('Nothing left right now');
  await waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/scans'))).toHaveLength(1));
});

test.each([
  ['no listing offers', null],
  ['a listing offers', 'l1'],
])('of what a link shows, an item that %s is shown whole at the link', async (_, listingId) => {
  const item = {
    id: 'i1',
    title: 'Quadrajet',
    categoryPrimary: 'Parts',
    categorySub: 'Fuel',
    condition: 'core',
    origin: null,
    quantity: 1,
    unit: 'each',
    partNumbers: [],
    fitment: [],
    photo: null,
    price: 450,
    availability: 'available',
    listingId,
    place: null,
  };
  const owner = { id: 'ray', name: 'Ray' };
  const shared = { title: 'Jefferson', owner, showPrices: true, items: [item], total: 1, pageSize: 24 };
  await asGuest({
    'GET /api/share-links/abc': shared,
    'POST /api/share-links/abc/scans': {},
    'GET /api/share-links/abc/items/i1': {
      ...item,
      code: null,
      description: 'Off a 454.',
      conditionNotes: '',
      photos: [],
      owner,
      isPriceForMembers: false,
    },
  });
  openInventory(<SharedItemsPage />, '/s/:token', '/s/abc');
  await userEvent.click(await screen.findByRole('link', { name: 'Quadrajet' }));
  expect(await screen.findByText('Off a 454.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'See the others' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jefferson' })).toBeInTheDocument();
});

test('a link that is over says so kindly', async () => {
  await asGuest({
    'GET /api/share-links/gone': errorResponse({ status: 404, body: { code: 'SHARE_LINK_NOT_FOUND' } }),
  });
  openInventory(<SharedItemsPage />, '/s/:token', '/s/gone');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});
