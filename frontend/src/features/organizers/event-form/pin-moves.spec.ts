import { around, isWellInView, movedBy, pointAt } from './pin-moves';

const shown = { bounds: [-89.1, 42.6, -88.9, 42.8], width: 400, height: 300 } as const;

test('the corners of a map are those of what it shows', () => {
  expect(pointAt(shown, 0, 0)).toEqual({ latitude: 42.8, longitude: -89.1 });
  expect(pointAt(shown, 400, 300)).toEqual({ latitude: 42.6, longitude: -88.9 });
});

test('a pin that is moved as far as a spot is away is at that spot', () => {
  const from = pointAt(shown, 100, 100);
  const there = pointAt(shown, 130, 80);
  const moved = movedBy(shown, from, 30, -20);
  expect(moved.latitude).toBeCloseTo(there.latitude, 4);
  expect(moved.longitude).toBeCloseTo(there.longitude, 4);
});

test('up is north, and right is east', () => {
  const point = { latitude: 42.7, longitude: -89 };
  const { latitude, longitude } = movedBy(shown, point, 10, -10);
  expect(latitude).toBeGreaterThan(42.7);
  expect(longitude).toBeGreaterThan(-89);
});

test('a pin at the edge is not well in view', () => {
  expect(isWellInView(shown, { latitude: 42.7, longitude: -89 })).toBe(true);
  expect(isWellInView(shown, { latitude: 42.7, longitude: -88.905 })).toBe(false);
  expect(
    isWellInView(
      { ...shown, bounds: around({ latitude: 0, longitude: 0 }, 1) },
      { latitude: 0.24, longitude: 0 },
    ),
  ).toBe(false);
});
