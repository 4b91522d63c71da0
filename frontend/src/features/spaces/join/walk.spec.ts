import { drawnSpaceOf } from '@entities/spaces/space-map.fixtures';
import { codesOf, walkOf } from './walk';
import { listOf, stopOf } from './walk.fixtures';

const spaces = [
  drawnSpaceOf('A1', { x: 10, y: 0 }),
  drawnSpaceOf('B9', { x: 60, y: 0 }),
  drawnSpaceOf('B12', { x: 30, y: 0 }),
];
const list = listOf({ stops: [stopOf('Z1'), stopOf('B9'), stopOf('B12'), stopOf('A1')] });
const gate = { kind: 'other' as const, isClosed: false };

test('stops are in the sequence of the walk from the gate; what the map does not have comes last', () => {
  const points = [
    { x: 90, y: 0 },
    { x: 90, y: 10 },
  ];
  const walk = walkOf(list, { spaces, shapes: [{ ...gate, name: 'East gate', points }] });
  expect(walk.stops.map(codesOf)).toEqual(['B9', 'B12', 'A1', 'Z1']);
  expect([walk.from, walk.feet]).toEqual(['East gate', 100]);
});

test('without a gate the walk begins at the origin, and without a map the best comes first', () => {
  const fromOrigin = walkOf(list, { spaces, shapes: [] });
  expect(fromOrigin.stops.map(codesOf)).toEqual(['A1', 'B12', 'B9', 'Z1']);
  expect(fromOrigin.from).toBeNull();
  const withoutMap = walkOf(list, null);
  expect(withoutMap.stops.map(codesOf)).toEqual(['Z1', 'B9', 'B12', 'A1']);
  expect(withoutMap.feet).toBeNull();
});

test('a vendor with several spaces is one stop', () => {
  const both = [
    { id: 'b9', code: 'B9' },
    { id: 'b10', code: 'B10' },
  ];
  const walk = walkOf(listOf({ stops: [stopOf('B9', { spaces: both }), stopOf('A1')] }), {
    spaces,
    shapes: [],
  });
  expect(walk.stops.map(codesOf)).toEqual(['A1', 'B9, B10']);
});
