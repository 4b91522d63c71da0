import type { Space } from '@modules/spaces/map/space-map.schemas';
import { gridOf, nextTowards } from './space-grid';
import { fitted, panned, revealing, seen, toMap, toScreen, zoomed } from './view';

const space = (code: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id: code,
  code,
  zoneId: null,
  x,
  y,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 0,
  features: [],
  blocked: null,
  ...more,
});

const size = { width: 800, height: 600 };

test('a point of the screen is the same point of the map, there and back', () => {
  const view = { x: 30, y: -20, scale: 2.5 };
  expect(toScreen(view, toMap(view, { x: 111, y: 222 }))).toEqual({ x: 111, y: 222 });
});

test('zooming keeps what is below the pointer in its place', () => {
  const view = { x: 30, y: -20, scale: 2 };
  const pointer = { x: 200, y: 100 };
  expect(toMap(zoomed(view, 1.7, pointer), pointer)).toEqual(toMap(view, pointer));
});

test('zooming ends at a limit, in both directions', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(zoomed(view, 1e9, { x: 0, y: 0 }).scale).toBe(40);
  expect(zoomed(view, 1e-9, { x: 0, y: 0 }).scale).toBe(0.02);
});

test('a fitted view shows all of a box', () => {
  const box = { left: -500, top: 100, right: 2_500, bottom: 700 };
  const part = seen(fitted(box, size), size);
  expect(part.left).toBeLessThan(box.left);
  expect(part.right).toBeGreaterThan(box.right);
  expect(part.top).toBeLessThan(box.top);
  expect(part.bottom).toBeGreaterThan(box.bottom);
});

test('a view moves only as far as it must to show a box', () => {
  const view = { x: 0, y: 0, scale: 1 };
  expect(revealing(view, { left: 300, top: 300, right: 310, bottom: 330 }, size)).toEqual(view);
  const moved = revealing(view, { left: 900, top: 300, right: 910, bottom: 330 }, size);
  expect(moved).toEqual(panned(view, -150, 0));
});

test('the space on top is found, and none beside all', () => {
  const grid = gridOf([space('A1', 0, 0), space('A2', 4, 0), space('B1', 500, 0)]);
  expect(grid.at({ x: 2, y: 0 })?.code).toBe('A2');
  expect(grid.at({ x: -4, y: 0 })?.code).toBe('A1');
  expect(grid.at({ x: 100, y: 0 })).toBeNull();
});

test('what a finger just misses is found within some feet', () => {
  const grid = gridOf([space('A1', 0, 0), space('A2', 10, 0)]);
  expect(grid.nearest({ x: 7, y: -20 }, 6)?.code).toBe('A2');
  expect(grid.nearest({ x: 7, y: -30 }, 6)).toBeNull();
});

test('a turned space is found where it is, not where it was', () => {
  const grid = gridOf([space('A1', 0, 0, { angle: 90 })]);
  expect(grid.at({ x: 14, y: 0 })?.code).toBe('A1');
  expect(grid.at({ x: 0, y: 14 })).toBeNull();
});

test('a box finds each space that it touches once, in the sequence in which they are drawn', () => {
  const spaces = Array.from({ length: 40 }, (_, nth) => space(`A${nth}`, nth * 10, 0, { depth: 200 }));
  const found = gridOf(spaces).within({ left: 92, top: -10, right: 128, bottom: 10 });
  expect(found.map(({ code }) => code)).toEqual(['A9', 'A10', 'A11', 'A12', 'A13']);
});

test('arrows go to the nearest space that is more that way than to a side', () => {
  const spaces = [space('A1', 0, 0), space('A2', 10, 0), space('A3', 20, 0), space('B1', 0, 50)];
  const from = spaces[0] ?? { x: 0, y: 0 };
  expect(nextTowards(spaces, from, 'right')?.code).toBe('A2');
  expect(nextTowards(spaces, from, 'down')?.code).toBe('B1');
  expect(nextTowards(spaces, from, 'up')).toBeNull();
});
