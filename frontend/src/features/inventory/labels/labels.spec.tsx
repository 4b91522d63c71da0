import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inventoryCalls, openInventory } from '../inventory.fixtures';
import LabelsPage from './labels-page';
import ScannedLabelPage from './scanned-label-page';

const code = 'K7QF3-MWXT6';
const item = {
  id: 'i1',
  code,
  title: 'Quadrajet',
  categoryPrimary: 'Parts',
  categorySub: 'Fuel',
  condition: 'core',
  origin: null,
  quantity: 2,
  unit: 'each',
  partNumbers: [],
  fitment: [],
  photo: null,
  price: 450,
  availability: 'listed',
  listingId: 'l1',
  place: null,
  description: '',
  conditionNotes: '',
  photos: [],
  owner: { id: 'ray', name: 'Ray' },
  isPriceForMembers: false,
};
const path = `GET /api/inventory/labels/${code}`;
const scan = (typed = code) => openInventory(<ScannedLabelPage />, '/q/:code', `/q/${typed}`);

test('the owner is led from the code to the item', async () => {
  await asMember({}, { [path]: { kind: 'own-item', id: 'i1' } });
  scan();
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/inventory/i1');
});

test('others see the card, the price, and the listing to hold it', async () => {
  await asMember({}, { [path]: { kind: 'item', item } });
  scan();
  expect(await screen.findByRole('heading', { level: 1, name: 'Quadrajet' })).toBeInTheDocument();
  expect(screen.getByText('$450')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hold it or ask' })).toHaveAttribute('href', '/listing/l1');
});

test('a guest may sign in, and comes back to the label', async () => {
  await asGuest({
    [path]: {
      kind: 'item',
      item: {
        ...item,
        price: null,
        isPriceForMembers: true,
        listingId: null,
        availability: 'available',
      },
    },
  });
  scan();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=/q/K7QF3MWXT6',
  );
});

test('what is private says only that', async () => {
  await asGuest({ [path]: errorResponse({ status: 404, body: { code: 'LABEL_NOT_FOUND' } }) });
  scan();
  expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeInTheDocument();
});

test.each([
  ['K7QF3-MWXT7', 'One character is wrong'],
  ['K7QF3-MWX', 'The code is not complete'],
])('a wrong code is told on the device: %s', async (typed, heading) => {
  const { calls } = await asGuest({});
  scan(typed);
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  expect(calls.filter(({ url }) => url.includes('/labels/'))).toEqual([]);
});

const label = { id: 'i1', subject: 'item', code, title: 'Quadrajet', place: 'Barn', price: '$450' };
const found = { address: 'http://localhost/q/', labels: [label, { ...label, id: 'i2', title: 'Hood bird' }] };

test('the preview shows what will be printed, from the label that is asked for', async () => {
  await asMember({}, { ...inventoryCalls, 'POST /api/inventory/labels/find': found });
  openInventory(<LabelsPage />, '/inventory/labels', '/inventory/labels?item=i1&item=i2');
  expect(await screen.findByText('2 labels on 1 sheet')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Preview of sheet 1 of 1' })).toHaveTextContent('Quadrajet');
  const start = screen.getByLabelText('Start at label');
  await userEvent.clear(start);
  await userEvent.type(start, '30');
  expect(await screen.findByText('2 labels on 2 sheets')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('img', { name: 'Preview of sheet 2 of 2' })).toHaveTextContent('Hood bird');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Price' }));
  expect(screen.getByRole('img')).not.toHaveTextContent('$450');
});

test('without anything chosen it says how to choose', async () => {
  await asMember({}, inventoryCalls);
  openInventory(<LabelsPage />, '/inventory/labels', '/inventory/labels');
  expect(await screen.findByRole('link', { name: 'Select items' })).toHaveAttribute('href', '/inventory');
});
