import { meOf, preSaleOf, spaceOf } from '@entities/orders/orders.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { fieldSpaces, matching } from './field-spaces';

const spaces = [
  spaceOf('B12'),
  spaceOf('B9', { status: 'assigned', sells: 'Model T parts', isFound: false }),
  spaceOf('A1', { status: 'held', isFound: false }),
];

test('spaces are listed by code with their zone, and free ones can be chosen', () => {
  expect(
    fieldSpaces(preSaleOf(), spaces, mapOf()).map(({ now, zone, canPick }) => [now.code, zone, canPick]),
  ).toEqual([
    ['A1', 'North', false],
    ['B9', 'South', false],
    ['B12', 'South', true],
  ]);
});

test('a vendor chooses a space that they have the right to', () => {
  const rights = [{ spaceId: 'a1', code: 'A1', cents: 4_000, status: 'live' as const }];
  const [first] = fieldSpaces(preSaleOf({ me: meOf({ rights }) }), spaces, mapOf());
  expect(first?.canPick).toBe(true);
});

test('words find what is brought and codes; a zone and what is free narrow it', () => {
  const all = fieldSpaces(preSaleOf(), spaces, mapOf());
  const codes = (filter: Partial<Parameters<typeof matching>[1]>) =>
    matching(all, { q: '', zone: '', free: false, ...filter }).map(({ now }) => now.code);
  expect(codes({ q: 'b' })).toEqual(['B9', 'B12']);
  expect(codes({ zone: 'North' })).toEqual(['A1']);
  expect(codes({ free: true })).toEqual(['B12']);
});
