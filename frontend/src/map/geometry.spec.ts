import { boundsOf, circleAround, METERS_PER_MILE, MIDDLE, pixelAt } from './geometry';

const janesville = { latitude: 42.68, longitude: -89.02 };

/** Haversine with the product's radius of 3959 miles. */
function milesBetween(latitude: number, longitude: number): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((latitude - janesville.latitude) * rad) / 2) ** 2 +
    Math.cos(janesville.latitude * rad) *
      Math.cos(latitude * rad) *
      Math.sin(((longitude - janesville.longitude) * rad) / 2) ** 2;
  return 2 * 3959 * Math.asin(Math.sqrt(a));
}

test('every point of a circle is one radius from its center', () => {
  for (const [longitude, latitude] of circleAround(janesville, 200 * METERS_PER_MILE)) {
    expect(milesBetween(latitude, longitude)).toBeCloseTo(200, 6);
  }
});

test('a circle is a closed ring', () => {
  const ring = circleAround(janesville, 1000);
  expect(ring.at(-1)).toEqual(ring[0]);
});

test('the bounds hold every point, and there are none of nothing', () => {
  expect(
    boundsOf([
      [-89, 42],
      [-90, 44],
      [-88, 43],
    ]),
  ).toEqual([-90, 42, -88, 44]);
  expect(boundsOf([])).toBeNull();
});

test('a zoom doubles the distance between pixels', () => {
  const [near, far] = [pixelAt(MIDDLE, 4), pixelAt(MIDDLE, 5)];
  expect(far.x / near.x).toBeCloseTo(2);
  expect(far.y / near.y).toBeCloseTo(2);
});
