import fc from 'fast-check';
import { miles } from '../../../modules/kernel/geometry/sphere.rules.js';
import { cellsIn } from './cells.js';
import { sources } from './entries.js';

test('a small circle in the middle of a cell touches that one alone', () => {
  expect(cellsIn({ latitude: 42.5, longitude: -89.5, radius: 5 })).toEqual(['cell:42:-90']);
  expect(cellsIn({ latitude: 42.99, longitude: -89.5, radius: 5 })).toEqual(['cell:42:-90', 'cell:43:-90']);
});

test('a circle at the date line touches cells on both sides', () => {
  const cells = cellsIn({ latitude: 52, longitude: 179.9, radius: 50 });
  expect(cells).toEqual(expect.arrayContaining(['cell:52:179', 'cell:52:-180']));
});

test('whatever is within a circle is in one of its cells', () => {
  const latitude = fc.double({ min: -89, max: 89, noNaN: true });
  const longitude = fc.double({ min: -180, max: 179.9, noNaN: true });
  fc.assert(
    fc.property(
      latitude,
      longitude,
      fc.integer({ min: 1, max: 900 }),
      fc.double({ min: -14, max: 14, noNaN: true }),
      fc.double({ min: -40, max: 40, noNaN: true }),
      (lat, lng, radius, north, east) => {
        const there = {
          latitude: Math.max(-90, Math.min(89.99, lat + north)),
          longitude: ((((lng + east + 180) % 360) + 360) % 360) - 180,
        };
        const circle = { latitude: lat, longitude: lng, radius };
        fc.pre(miles(circle, there) <= radius);
        expect(cellsIn(circle)).toContain(sources.cell(there.latitude, there.longitude));
      },
    ),
  );
});
