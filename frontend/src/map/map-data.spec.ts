import { readFileSync } from 'node:fs';
import type { MultiPolygon, Position } from 'geojson';

const file = (name: string) => JSON.parse(readFileSync(`frontend/src/map/${name}`, 'utf8'));
const { land, lakes, names } = file('neighbours.json') as {
  readonly land: MultiPolygon;
  readonly lakes: MultiPolygon;
  readonly names: readonly { readonly name: string }[];
};
const towns = file('towns.json') as readonly (readonly [string, number, number, number])[];

test('Canada and Mexico are land, the Great Lakes are water, and the sea is neither', () => {
  for (const place of [sudbury, banff, mexicoCity]) expect(isOn(place, land)).toBe(true);
  for (const place of [superior, michigan, huron, erie, ontario]) expect(isOn(place, lakes)).toBe(true);
  for (const place of [sudbury, banff, mexicoCity, atlantic]) expect(isOn(place, lakes)).toBe(false);
  expect(isOn(atlantic, land)).toBe(false);
  expect(names.map(({ name }) => name).sort()).toEqual(['Canada', 'Mexico']);
});

test('each town has a name, a place in the states and a rank after those of the cities', () => {
  for (const [name, latitude, longitude, rank] of towns) {
    expect(name).not.toBe('');
    expect(latitude).toBeGreaterThan(-1500);
    expect(latitude).toBeLessThan(7200);
    expect(Math.abs(longitude)).toBeGreaterThan(6400);
    expect([4, 5]).toContain(rank);
  }
  expect(towns.map(([name]) => name)).toContain('Beloit');
});

const sudbury = [-81, 46.5];
const banff = [-115.6, 51.2];
const mexicoCity = [-99.1, 19.4];
const atlantic = [-65, 35];
const superior = [-87.5, 47.7];
const michigan = [-87, 43.5];
const huron = [-82.3, 44.5];
const erie = [-81.2, 42.2];
const ontario = [-77.8, 43.6];

function isOn(place: Position, { coordinates }: MultiPolygon): boolean {
  return coordinates.some(
    ([outer = [], ...holes]) => isIn(place, outer) && !holes.some((hole) => isIn(place, hole)),
  );
}

/** Whether a line from the point to the east crosses the ring an odd number of times. */
function isIn([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  const crossed = ring.filter(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}
