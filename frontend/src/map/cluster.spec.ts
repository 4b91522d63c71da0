import fc from 'fast-check';
import { clusters } from './cluster';

const madison = { id: 'madison', latitude: 43.07, longitude: -89.4 };
const janesville = { id: 'janesville', latitude: 42.68, longitude: -89.02 };
const dallas = { id: 'dallas', latitude: 32.78, longitude: -96.8 };

const names = (zoom: number) =>
  clusters([madison, janesville, dallas], zoom).map(({ members }) => members.map(({ id }) => id));

test('markers on top of each other are one cluster, and far ones stay alone', () => {
  expect(names(4)).toEqual([['madison', 'janesville'], ['dallas']]);
});

test('coming closer takes a cluster apart', () => {
  expect(names(9)).toEqual([['madison'], ['janesville'], ['dallas']]);
});

test('places a cluster in the middle of its members', () => {
  const [first] = clusters([madison, janesville], 4);
  expect(first?.latitude).toBeCloseTo((madison.latitude + janesville.latitude) / 2);
});

test('no marker is lost or doubled at any zoom', () => {
  const place = fc.record({
    latitude: fc.double({ min: 25, max: 49, noNaN: true }),
    longitude: fc.double({ min: -124, max: -67, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 0, max: 15 }), (places, zoom) => {
      const held = clusters(places, zoom).flatMap(({ members }) => members);
      expect(held).toHaveLength(places.length);
      expect(new Set(held)).toEqual(new Set(places));
    }),
  );
});
