import fc from 'fast-check';
import type { Point } from './place.schemas.js';

import { publicPoint } from './public-point.rules.js';

/** The area of our members: from Hawaii and the Keys to the north of Alaska. */
const inTheStates = fc.record({
  latitude: fc.double({ min: 18, max: 72, noNaN: true }),
  longitude: fc.double({ min: -179.9, max: -64, noNaN: true }),
});

test('a public point is within three quarters of a mile of the exact point', () => {
  fc.assert(
    fc.property(inTheStates, (exact) => {
      expect(miles(exact, publicPoint(exact))).toBeLessThan(0.75);
    }),
    { numRuns: 5_000 },
  );
});

test('a public point is its own public point, and the same exact point always gets the same one', () => {
  fc.assert(
    fc.property(inTheStates, (exact) => {
      const shown = publicPoint(exact);
      expect(publicPoint(shown)).toEqual(shown);
      expect(publicPoint(exact)).toEqual(shown);
    }),
    { numRuns: 5_000 },
  );
});

test('neighbours share a public point: all exact points within half a mile of a middle get the same one', () => {
  const middle = publicPoint({ latitude: 42.6828, longitude: -89.0187 });
  const off = fc.double({ min: -0.007, max: 0.007, noNaN: true });
  fc.assert(
    fc.property(off, off, (north, east) => {
      const exact = { latitude: middle.latitude + north, longitude: middle.longitude + east };
      expect(publicPoint(exact)).toEqual(middle);
    }),
  );
});

test('every point of the earth has a public point on the earth', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, (exact) => {
      const { latitude, longitude } = publicPoint(exact);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 2_000 },
  );
});

function miles(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * 3959 * Math.asin(Math.sqrt(chord));
}
