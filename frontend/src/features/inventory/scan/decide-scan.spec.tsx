import { inventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { DeviceScan, DeviceSession, InventoryCopy } from '@entities/inventory/offline/offline-types';
import { problemOfTyped } from '@entities/inventory/offline/read-scanned';
import type { ItemStatus } from '@modules/inventory/item.schemas';
import { compareStock } from '../stocktake/compare';
import { decideScan, type ScanOptions } from './decide-scan';

const [rack, bin, trailer] = ['rack', 'bin', 'trailer'];
/** The nine-character code, whose last character is the check character. */
const coded = (nine: string) =>
  [...'34679ACDEFGHJKMNPQRTWXY']
    .map((sign) => nine + sign)
    .find((code) => problemOfTyped(code) === undefined) ?? '';
const codes = { rack: coded('333333333'), horn: coded('777777777'), lamp: coded('999999999') };

const copyWith = (
  horn: readonly [number, number | null][],
  status: ItemStatus = 'in_stock',
): InventoryCopy => ({
  memberId: 'ray',
  etag: '',
  readAt: '',
  locations: [
    [rack, codes.rack, 'Rack A', -1, 'rack', false],
    [bin, coded('444444444'), 'A-1', 0, 'bin', false],
    [trailer, coded('666666666'), 'Trailer', -1, 'trailer', false],
  ],
  items: [
    ['horn', codes.horn, 'Horn', 1, status, horn.map(([at, many]): [number, number | null] => [at, many])],
    ['lamp', codes.lamp, 'Lamp', 1, 'in_stock', [[0, 1]]],
  ],
});
const inventoryWith = (horn: readonly [number, number | null][], status?: ItemStatus) =>
  inventoryIndex(copyWith(horn, status), []);
const session = (purpose: DeviceSession['purpose'], locationId: string | null = trailer): DeviceSession => ({
  id: 's1',
  memberId: 'ray',
  purpose,
  startedAt: '',
  locationId,
  rootId: locationId,
  isOpen: true,
});
const none = { quantity: null, price: null };
const decide = (
  text: string,
  of: DeviceSession,
  inventory = inventoryWith([[0, 2]]),
  options: ScanOptions = none,
) => decideScan(text, of, inventory, options);

test.each([
  ['https://example.com/parts', 'That is a web address, not one of your labels.'],
  ['012345678905', 'That is a barcode from a store, not one of your labels.'],
  ['WIFI:S:Barn;;', 'That is a code for a phone, not one of your labels.'],
  ['', 'This code is empty.'],
  ['hello', 'That is not one of our codes.'],
])('%p is no label, and it says what it is', (text, message) => {
  expect(decide(text, session('move'))).toMatchObject({ kind: 'wrong', message });
});

test('items with the same title, and places with the same path, are told apart by their codes', () => {
  const copy = copyWith([[0, 2]]);
  const twin = coded('AAAAAAAAA');
  const inventory = inventoryIndex(
    {
      ...copy,
      locations: [...copy.locations, ['rack 2', coded('CCCCCCCCC'), 'Rack A', -1, 'rack', false]],
      items: [...copy.items, ['horn 2', twin, 'Horn', 1, 'in_stock', [[3, 1]]]],
    },
    [],
  );
  const decided = decide(twin, session('load'), inventory);
  expect(decided).toMatchObject({
    title: `Horn · AAAAA-${twin.slice(5)}`,
    message: `Rack A · CCCCC-${coded('CCCCCCCCC').slice(5)} → Trailer`,
  });
  expect(decide(codes.lamp, session('load'), inventory)).toMatchObject({ title: 'Lamp' });
});

test('a label is read by its address or its code, typed in any way', () => {
  for (const text of [
    codes.horn,
    codes.horn.toLowerCase(),
    `https://swapmeetclassics.com/q/${codes.horn}`,
    `http://localhost:3000/q/${codes.horn.slice(0, 5)}-${codes.horn.slice(5)}`,
  ])
    expect(decide(text, session('load'))).toMatchObject({
      kind: 'scan',
      title: 'Horn',
      message: 'Rack A → Trailer',
      action: { do: 'move', toId: trailer, quantity: null },
    });
});

test('a place is chosen where one moves or counts; elsewhere it is a place, not a part', () => {
  expect(decide(codes.rack, session('move'))).toMatchObject({ kind: 'place', title: 'Rack A' });
  expect(decide(codes.rack, session('sell'))).toMatchObject({
    kind: 'wrong',
    message: 'That is a place, not a part.',
  });
});

test('a part that is there already, or gone, is told so; a lost one is back', () => {
  const load = session('load');
  expect(decide(codes.horn, load, inventoryWith([[2, 2]]))).toMatchObject({
    kind: 'same',
    message: 'Already in Trailer.',
  });
  expect(decide(codes.horn, load, inventoryWith([], 'sold'))).toMatchObject({
    kind: 'wrong',
    message: 'None of it is in stock: sold.',
  });
  expect(decide(codes.horn, load, inventoryWith([], 'lost'))).toMatchObject({
    kind: 'scan',
    message: 'Back again, in Trailer.',
  });
});

test('a sale takes one off the trailer, or as many as are said, for a price', () => {
  const inventory = inventoryWith([
    [0, 5],
    [2, 2],
  ]);
  expect(decide(codes.horn, session('sell', null), inventory)).toMatchObject({
    message: '1 sold.',
    action: { do: 'sell', quantity: 1, fromId: trailer },
  });
  expect(decide(codes.horn, session('sell', null), inventory, { quantity: 3, price: 12.5 })).toMatchObject({
    message: '3 sold for $12.50.',
    action: { quantity: 3, price: 12.5 },
  });
  expect(decide(codes.horn, session('sell', null), inventory, { quantity: 9, price: 1 })).toMatchObject({
    kind: 'wrong',
    message: 'You only have 7.',
  });
});

test('a look-up says where a part belongs, and changes nothing', () => {
  expect(decide(codes.horn, session('look-up', null), inventoryWith([[1, null]]))).toMatchObject({
    message: 'not counted in Rack A › A-1.',
    action: { do: 'see', locationId: null },
  });
});

describe('a stocktake', () => {
  const seen = (itemId: string, locationId: string, quantity = 1): DeviceScan => ({
    id: `${itemId} ${locationId}`,
    sessionId: 's1',
    memberId: 'ray',
    number: 1,
    scannedAt: '',
    itemId,
    title: '',
    code: '',
    action: { do: 'see', locationId, quantity },
    expected: { revision: 1, stock: [] },
    state: 'applied',
    message: null,
    now: null,
  });
  const lines = (scans: readonly DeviceScan[], horn: readonly [number, number | null][], root = rack) =>
    compareStock(root, scans, inventoryWith(horn)).map(({ item, kind, actions }) => [
      item.id,
      kind,
      ...actions,
    ]);

  test('what is not seen is missing; a place counts with all places inside', () => {
    expect(lines([seen('horn', rack, 2)], [[1, 2]])).toEqual([
      ['lamp', 'missing', { do: 'lose', locationId: rack }],
      ['horn', 'right'],
    ]);
  });

  test('more or fewer are counted where they belong; what belongs elsewhere is brought here', () => {
    expect(lines([seen('horn', rack, 3), seen('lamp', rack)], [[1, 2]])).toEqual([
      ['horn', 'other', { do: 'count', locationId: bin, quantity: 3 }],
      ['lamp', 'right'],
    ]);
    expect(lines([seen('lamp', trailer)], [[1, 2]], trailer)).toEqual([
      ['lamp', 'found', { do: 'move', toId: trailer, quantity: null }],
    ]);
  });

  test('a scan that is taken back counts for nothing', () => {
    const undone: DeviceScan = { ...seen('lamp', rack), state: 'undone' };
    expect(lines([undone, seen('horn', rack, 2)], [[1, 2]])).toEqual([
      ['lamp', 'missing', { do: 'lose', locationId: rack }],
      ['horn', 'right'],
    ]);
  });
});

test('a part is not sold while its price or how many cannot be read', () => {
  const sell = (options: ScanOptions) =>
    decide(codes.horn, session('sell'), inventoryWith([[0, 2]]), options);
  for (const price of ['12,50', '1e3'])
    expect(sell({ quantity: 1, price })).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining('Write 12.50'),
    });
  expect(sell({ quantity: '1,5', price: null })).toMatchObject({ kind: 'wrong' });
  expect(sell({ quantity: 1, price: 12.5 })).toMatchObject({ kind: 'scan', action: { price: 12.5 } });
});
