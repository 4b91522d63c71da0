import fc from 'fast-check';
import { chord, miles, type Place, unitVector } from '../../../../modules/kernel/geometry/sphere.rules.js';
import { cellOf, cellSize, cover, type Ranges } from './cells.js';

const includes = ({ from, to }: Ranges, cell: number): boolean =>
  from.some((first, at) => first <= cell && cell <= (to[at] ?? -1));

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const radius = fc.oneof(
  fc.double({ min: 0.001, max: 3, noNaN: true }),
  fc.double({ min: 3, max: 1_500, noNaN: true }),
  fc.double({ min: 1_500, max: 13_000, noNaN: true }),
);
const place: fc.Arbitrary<Place> = fc.record({ latitude, longitude });
/** Places at the edges of the grid. */
const awkward = fc.constantFrom<Place>(
  { latitude: 90, longitude: 0 },
  { latitude: -90, longitude: 12 },
  { latitude: 89.99, longitude: -180 },
  { latitude: 0, longitude: 180 },
  { latitude: 51.9, longitude: 179.9 },
  { latitude: 64.8, longitude: -147.7 },
  { latitude: 21.3, longitude: -157.9 },
  { latitude: 40, longitude: -90 },
);

test('a place in the circle is in a touched cell, and a place of an inside cell is in the circle', () => {
  fc.assert(
    fc.property(fc.oneof(place, awkward), radius, place, (center, within, other) => {
      const covered = cover(center, within);
      const cell = cellOf(other);
      const distance = miles(center, other);
      if (distance <= within) expect(includes(covered.touched, cell)).toBe(true);
      if (includes(covered.inside, cell)) expect(distance).toBeLessThanOrEqual(within);
    }),
    { numRuns: 800 },
  );
});

test('places close to the edge of the circle are in the right cells too', () => {
  fc.assert(
    fc.property(
      fc.oneof(place, awkward),
      fc.double({ min: 0.5, max: 1_200, noNaN: true }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      (center, within, bearing, off) => {
        const other = away(center, Math.max(0, within + off), bearing);
        const covered = cover(center, within);
        const distance = miles(center, other);
        if (distance <= within) expect(includes(covered.touched, cellOf(other))).toBe(true);
        if (includes(covered.inside, cellOf(other))) expect(distance).toBeLessThanOrEqual(within);
      },
    ),
    { numRuns: 800 },
  );
});

test('inside and boundary together are the touched cells, each once', () => {
  fc.assert(
    fc.property(fc.oneof(place, awkward), radius, (center, within) => {
      const { inside, boundary, touched } = cover(center, within);
      expect(cellsIn(inside) + cellsIn(boundary)).toBe(cellsIn(touched));
    }),
    { numRuns: 400 },
  );
});

test('a circle of the whole earth has no boundary', () => {
  const { inside, boundary } = cover({ latitude: 40, longitude: -90 }, 13_000);
  expect(cellsIn(inside)).toBe((360 / cellSize) * (180 / cellSize));
  expect(cellsIn(boundary)).toBe(0);
});

test('both sides of the date line are one meridian', () => {
  expect(cellOf({ latitude: 10, longitude: 180 })).toBe(cellOf({ latitude: 10, longitude: -180 }));
});

test('chord and distance agree on what is in a circle', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0.01, max: 12_000, noNaN: true }), (a, b, within) => {
      const distance = miles(a, b);
      fc.pre(Math.abs(distance - within) > 1e-4);
      const [p, q] = [unitVector(a), unitVector(b)];
      const square = (p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2;
      expect(square <= chord(within) ** 2).toBe(distance <= within);
    }),
  );
});

function cellsIn({ from, to }: Ranges): number {
  return from.reduce((sum, first, at) => sum + (to[at] ?? -1) - first + 1, 0);
}

/** The place at a distance in miles from another, in a direction. */
function away(center: Place, distance: number, bearing: number): Place {
  const angle = distance / 3959;
  const lat = (center.latitude * Math.PI) / 180;
  const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * sine,
  );
  const longitude = center.longitude + (east * 180) / Math.PI;
  return {
    latitude: (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI,
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
  };
}
