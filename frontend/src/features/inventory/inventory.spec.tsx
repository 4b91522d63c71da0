import { detailOf, listingId, saleOf } from '@entities/listing/listing.fixtures';
import { asMember, errorResponse, type RecordedCall } from '@lib/testing/page.fixtures';
import { type ItemAction, itemActions } from '@modules/inventory/item.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AddItemPage from './add-item-page';
import {
  inventoryCalls,
  inventoryOf,
  itemDetailOf,
  itemIds,
  itemOf,
  openInventory,
} from './inventory.fixtures';
import InventoryPage from './inventory-page';
import PartPage from './part-page';
import PlacesPage from './places-page';

const [first = '', second = '', third = ''] = itemIds;
const items = [
  itemOf(),
  itemOf({ id: second, title: 'Hood bird' }),
  itemOf({ id: third, title: 'Hub caps' }),
];

async function openList(at = '/inventory', answers = {}) {
  const network = await asMember(
    {},
    {
      ...inventoryCalls,
      'GET /api/inventory/items': inventoryOf(items),
      ...answers,
    },
  );
  const { unmount } = openInventory(<InventoryPage />, '/inventory', at);
  await screen.findByText('3 items');
  return { ...network, unmount };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the filters are in the address, and a change begins at the first page again', async () => {
  const { calls } = await openList('/inventory?tag=chrome&sort=title&page=2&view=table');
  const asked = () => new URL(lastRead(calls), 'http://x').searchParams;
  expect(Object.fromEntries(asked())).toMatchObject({ tag: 'chrome', sort: 'title', page: '2' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your inventory' }), '327{Enter}');
  await waitFor(() => expect(asked().get('search')).toBe('327'));
  expect(asked().get('page')).not.toBe('2');
  expect(window.location.search).toBe('?tag=chrome&sort=title&view=table&search=327');
});

test('a status that all have is no tab of its own: the same number would stand there twice', async () => {
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  const { unmount } = await openList();
  expect(tabs()).toEqual(['Owned3', 'Gone0']);
  unmount();
  const counts = { in_stock: 2, on_hold: 1, sold: 5 };
  await openList('/inventory', { 'GET /api/inventory/items': { ...inventoryOf(items), counts } });
  expect(tabs()).toEqual(['Owned3', 'In stock2', 'On hold1', 'Gone5']);
});

test('Shift selects everything from the last one on, and Escape clears the selection', async () => {
  await openList('/inventory?view=table');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select Quadrajet' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Hub caps' }));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('3 selected')).toBeNull();
});

test('names the items that a command on several refuses, and keeps them selected', async () => {
  const { calls } = await openList('/inventory?view=table', {
    'POST /api/inventory/items/bulk': {
      changed: 2,
      refused: [{ id: second, code: 'ITEM_LISTED', message: 'This item is for sale.' }],
      position: 9,
    },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete them' }));
  expect(await screen.findByText('Hood bird: This item is for sale.')).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Hood bird' })).toBeChecked();
  const bulk = calls.find(({ url }) => url.endsWith('/bulk'));
  expect(bulk?.body).toEqual({ ids: [first, second, third], change: { kind: 'delete' } });
});

test('keeps what was typed when the server refuses an item, and after a reload', async () => {
  await asMember(
    {},
    {
      ...inventoryCalls,
      'GET /api/inventory/items': inventoryOf([]),
      'POST /api/inventory/items': errorResponse({
        status: 409,
        body: { code: 'LOCATION_ARCHIVED', message: 'That place is archived.' },
      }),
    },
  );
  const { unmount } = openInventory(<AddItemPage />, '/inventory/create', '/inventory/create');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hood bird');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I don’t know' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That place is archived.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Hood bird');
  unmount();
  openInventory(<AddItemPage />, '/inventory/create', '/inventory/create');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Hood bird');
  expect(screen.getByText(/This is what you had not saved/)).toBeInTheDocument();
});

test('adds another item with the type of the last one', async () => {
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      'GET /api/inventory/items': inventoryOf([]),
      'POST /api/inventory/items': { id: first, version: 1, position: 1 },
      [`GET /api/inventory/items/${first}`]: itemDetailOf(),
    },
  );
  openInventory(<AddItemPage />, '/inventory/create', '/inventory/create');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Hood bird');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Trim');
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Trim');
  expect(
    calls.find(({ url, method }) => method === 'POST' && url === '/api/inventory/items')?.body,
  ).toMatchObject({ title: 'Hood bird', categoryPrimary: 'Parts', categorySub: 'Trim', quantity: 1 });
});

test('begins an item from what the member bought: as it was described, from whom, and what was paid', async () => {
  await asMember(
    {},
    {
      ...inventoryCalls,
      'GET /api/inventory/items': inventoryOf([]),
      [`GET /api/listings/${listingId}`]: detailOf({ status: 'sold', bought: saleOf() }),
    },
  );
  const at = `/inventory/create?bought=${listingId}`;
  openInventory(<AddItemPage />, '/inventory/create', at);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('327 block, standard bore');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Engine');
  expect(screen.getByDisplayValue('3782870')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Ana Torres')).toBeInTheDocument();
});

test('undoes a step, and shows the sentence of a refusal', async () => {
  const steps = [
    step(3, 'You moved 2 from Barn to Shed.'),
    step(2, 'You lent 1 to Hank.'),
    { ...step(1, 'You added it: 3 at Barn.'), mayUndo: false },
  ];
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      [`GET /api/inventory/items/${first}`]: itemDetailOf(),
      [`GET /api/inventory/items/${first}/history`]: { steps },
      [`POST /api/inventory/items/${first}/undo`]: ({ body }: RecordedCall) =>
        (body as { step: number }).step === 3
          ? { id: first, version: 4, position: 4 }
          : errorResponse({
              status: 409,
              body: { code: 'STEP_BUILT_ON', message: 'Undo the later step first.' },
            }),
    },
  );
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}`);
  const history = await screen.findByRole('list', { name: 'History' });
  expect(within(history).getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: You moved 2 from Barn to Shed.' }));
  const reads = () => calls.filter(({ url }) => url.endsWith('/history')).length;
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
  await userEvent.click(screen.getByRole('button', { name: 'Undo: You lent 1 to Hank.' }));
  expect(await screen.findByText('Undo the later step first.')).toBeInTheDocument();
});

const step = (number: number, sentence: string) => ({
  step: number,
  at: '2026-11-01T12:00:00.000Z',
  sentence,
  isUndone: false,
  mayUndo: true,
});

const lastRead = (calls: readonly RecordedCall[]): string =>
  calls.filter(({ url }) => url.startsWith('/api/inventory/items?')).at(-1)?.url ?? '';

test('one item is listed for sale in one press; without a place the page asks for it and sends it again', async () => {
  const listings = [{ id: 'draft-1', itemIds: [first] }];
  let isRefused = true;
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      [`GET /api/inventory/items/${first}`]: itemDetailOf({ allowedActions: ['edit', 'list'] }),
      [`GET /api/inventory/items/${first}/history`]: { steps: [] },
      'POST /api/inventory/items/list': () => {
        if (!isRefused) return { listings, refused: [], position: 9 };
        isRefused = false;
        return errorResponse({ status: 422, body: { code: 'PLACE_MISSING', message: 'Say where it is.' } });
      },
    },
  );
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}`);
  await userEvent.click(await screen.findByRole('button', { name: 'List for sale' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Say where it is.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Where it is'), '53545');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the draft' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/listing/draft-1/edit');
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
    ids: [first],
    place: { text: '53545' },
  });
});

test('of many places the outermost are shown; they unfold, and are found by their names', async () => {
  const placeOf = (id: string, name: string, parentId: string | null, path = name) => ({
    ...{ id, name, parentId, path, code: 'K7QF3-MWXT6', kind: 'shelf', note: '', photo: null },
    ...{ depth: parentId === null ? 0 : 1, isArchived: false, items: 1, itemsWithin: 1 },
  });
  const locations = ['Barn', 'Shed'].flatMap((barn) => [
    placeOf(barn, barn, null),
    ...Array.from({ length: 20 }, (_, at) =>
      placeOf(`${barn} ${at}`, `Shelf ${at}`, barn, `${barn} › Shelf ${at}`),
    ),
  ]);
  await asMember({}, { ...inventoryCalls, 'GET /api/inventory/locations': { locations } });
  openInventory(<PlacesPage />, '/inventory/places', '/inventory/places');
  const tree = within(await screen.findByRole('list', { name: 'Places' }));
  expect(tree.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(tree.getByRole('button', { name: 'What is in Barn' }));
  expect(tree.getAllByRole('listitem')).toHaveLength(22);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'shed 7');
  expect(tree.getByRole('link', { name: 'Shed › Shelf 7' })).toBeInTheDocument();
  expect(screen.getByText('2 places')).toBeInTheDocument();
});

test('merges another lot of the same into an item', async () => {
  const merged = { id: first, version: 4, position: 4 };
  const { calls } = await asMember(
    {},
    {
      ...inventoryCalls,
      'GET /api/inventory/items': inventoryOf([itemOf(), itemOf({ id: second, code: 'A3K7Q-F9MWX' })]),
      [`GET /api/inventory/items/${first}`]: itemDetailOf({ allowedActions: ['merge'] }),
      [`GET /api/inventory/items/${first}/history`]: { steps: [] },
      [`POST /api/inventory/items/${first}/merge`]: merged,
    },
  );
  openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}`);
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /A3K7Q-F9MWX/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Merged')).toBeInTheDocument();
  expect(calls.find(({ url }) => url.endsWith('/merge'))?.body).toEqual({ fromItemId: second });
});

test.each<[ItemAction[], string[], string[]]>([
  [
    [...itemActions],
    ['List for sale', 'Move', 'Print label', 'More'],
    [
      'Edit',
      'Count',
      'Add more',
      'Take out',
      'Lend',
      'Install',
      'Split off',
      'Merge',
      'Sold',
      'Lost or gone',
      'Delete',
    ],
  ],
  [['edit', 'add', 'delete'], ['Edit', 'Add more', 'Print label', 'More'], ['Delete']],
  [['move'], ['Move', 'Print label'], []],
])(
  'an item shows three of its actions as buttons, and the others in a menu: %j',
  async (allowedActions, buttons, others) => {
    await asMember(
      {},
      {
        ...inventoryCalls,
        [`GET /api/inventory/items/${first}`]: itemDetailOf({ allowedActions }),
        [`GET /api/inventory/items/${first}/history`]: { steps: [] },
      },
    );
    openInventory(<PartPage />, '/inventory/:id', `/inventory/${first}`);
    const group = within(await screen.findByRole('group', { name: 'What to do with it' }));
    const shown = [...group.queryAllByRole('button'), ...group.queryAllByRole('link')].map(
      (one) => one.textContent,
    );
    expect(shown.toSorted()).toEqual(buttons.toSorted());
    if (others.length === 0) return;
    group.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(others);
    await userEvent.keyboard('{End}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toBeInTheDocument();
  },
);
