import type { Anchor } from '@modules/spaces/map/space-map.schemas';
import { spaceOf } from '../orders/orders.fixtures';
import { drawnSpaceOf, mapOf } from '../spaces/space-map.fixtures';
import { codeIn, feetAway, placeOnMap, spaceOfCode, vendorsNear, vendorsWith } from './near';

const fred = { id: 'fred', name: 'Fred Módel', handle: 'fred' };
const vendors = [
  spaceOf('B12', { status: 'assigned', sells: 'Gauges and Model T locks' }),
  spaceOf('B9', { status: 'assigned', vendor: fred, sells: '' }),
  spaceOf('A1', { status: 'assigned' }),
];
const { layout } = mapOf();
const codes = (all: readonly { readonly space: { readonly code: string } }[]) =>
  all.map(({ space }) => space.code);

test('vendors are listed by code, and the nearest first once it is known where the visitor is', () => {
  expect(codes(vendorsNear(vendors, layout, null))).toEqual(['B9', 'B12']);
  const near = vendorsNear(vendors, layout, { x: 42, y: 0 });
  expect(near.map(({ space, feet }) => [space.code, feet])).toEqual([
    ['B12', 2],
    ['B9', 32],
  ]);
});

test('a space that the map lacks is listed last', () => {
  const lost = spaceOf('Z1', { status: 'assigned', sells: 'Hubcaps' });
  expect(codes(vendorsNear([lost, ...vendors], layout, { x: 0, y: 0 }))).toEqual(['B9', 'B12', 'Z1']);
});

test.each([
  ['model t lock', ['B12']],
  ['MODEL', ['B9', 'B12']],
  ['b12', ['B12']],
  ['fred', ['B9']],
  ['', ['B9', 'B12']],
  ['carburetor', []],
])('words find what vendors bring, names and codes: %s', (words, found) => {
  expect(codes(vendorsWith(vendorsNear(vendors, layout, null), words))).toEqual(found);
});

test.each([
  ['b-12', 'B12'],
  [' B 12 ', 'B12'],
  ['', undefined],
  ['C1', undefined],
])('a code is known however it is typed: %s', (typed, code) => {
  expect(spaceOfCode(layout.spaces, typed)?.code).toBe(code);
});

test.each([
  ['https://meet.example/events/jefferson/at/B%2012?x=1', 'B 12'],
  ['/events/jefferson/at/%', '/events/jefferson/at/%'],
  [' b12 ', 'b12'],
])('an address in a code says the space: %s', (scanned, code) => {
  expect(codeIn(scanned)).toBe(code);
});

test('a device is on the map where the anchor says, and nowhere when it is far from the field', () => {
  const anchor: Anchor = { latitude: 43, longitude: -88.8, bearing: 0 };
  const anchored = { ...layout, spaces: [drawnSpaceOf('A1')], anchor };
  expect(placeOnMap(anchored, { latitude: 43, longitude: -88.8 })).toEqual({ x: 0, y: 0 });
  expect(placeOnMap(anchored, { latitude: 44, longitude: -88.8 })).toBeNull();
  expect(placeOnMap(layout, { latitude: 43, longitude: -88.8 })).toBeNull();
});

test.each([
  [4, 'right here'],
  [42, 'about 40 feet'],
  [900, 'about 300 yards'],
])('%d feet are said as people say them', (feet, words) => {
  expect(feetAway(feet)).toBe(words);
});
