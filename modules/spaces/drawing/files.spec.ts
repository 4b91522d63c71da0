import { space, zone } from '../map/space-map.fixtures.js';
import type { Anchor } from '../map/space-map.schemas.js';
import { shapesFrom, tableFrom } from './feature-spaces.rules.js';
import {
  type FeatureCollection,
  featuresOf,
  namedIn,
  pointOf,
  positionOf,
  readFeatures,
  rectangleOf,
} from './geojson.rules.js';
import { cornersOf } from './geometry.rules.js';
import { readSpaceTable, tableColumns, tableOf } from './space-table.rules.js';

const anchor: Anchor = { latitude: 43, longitude: -88.8, bearing: 0 };

describe('GeoJSON', () => {
  test('has feet of the map as degrees of the earth', () => {
    const [east, north] = positionOf({ x: 1_000, y: -1_000 }, anchor);
    expect(north - 43).toBeCloseTo(0.002741, 5);
    expect(east + 88.8).toBeCloseTo(0.003748, 5);
    // its top points east
    const [, up] = positionOf({ x: 0, y: -1_000 }, { ...anchor, bearing: 90 });
    expect(up).toBeCloseTo(43, 6);
  });
  test.each([0, 37, 200])(
    'leads back to the same point where the top is %d degrees from north',
    (bearing) => {
      const there = { ...anchor, bearing };
      for (const point of [
        { x: 0, y: 0 },
        { x: 1_234.56, y: -789.01 },
        { x: -4_000, y: 3_000 },
      ]) {
        const back = pointOf(positionOf(point, there), there);
        expect(back.x).toBeCloseTo(point.x, 1);
        expect(back.y).toBeCloseTo(point.y, 1);
      }
    },
  );
  const field = {
    spaces: [space('B1', { angle: 25, zoneId: 'z' })],
    shapes: [
      {
        kind: 'road' as const,
        name: 'Main',
        isClosed: false,
        points: [
          { x: 0, y: 0 },
          { x: 90, y: 0 },
        ],
      },
    ],
    zoneNames: new Map([['z', 'Blue']]),
  };
  const readOf = (file: unknown) => {
    const read = readFeatures(file, anchor, 10);
    if (read === null || read === 'too many') throw new Error(`not read: ${read}`);
    return read;
  };
  test('has an outline for each space that reads as the same space', () => {
    const file = featuresOf(field, anchor);
    expect(file.features[0]?.properties).toMatchObject({ code: 'B1', zone: 'Blue', price: 90 });
    const [outline, line] = readOf(file).read;
    expect(rectangleOf(outline?.points ?? [])).toMatchObject({
      angle: expect.closeTo(25, 0),
      x: expect.closeTo(15, 0),
    });
    expect(line).toMatchObject({ isClosed: false, properties: { kind: 'road', name: 'Main' } });
    expect(namedIn(line?.properties ?? {})).toEqual({ kind: 'road', name: 'Main' });
  });
  test('has rings that are closed and go counterclockwise', () => {
    const [first] = featuresOf(field, anchor).features as FeatureCollection['features'];
    const ring = (first?.geometry.coordinates[0] ?? []) as readonly (readonly [number, number])[];
    expect(ring).toHaveLength(5);
    expect(ring[0]).toEqual(ring[4]);
    const area = ring
      .slice(1)
      .reduce((sum, [x, y], nth) => sum + (ring[nth]?.[0] ?? 0) * y - x * (ring[nth]?.[1] ?? 0), 0);
    expect(area).toBeGreaterThan(0);
  });
  test('of other kinds is refused feature by feature', () => {
    const point = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: null };
    const broken = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[[1, 'x']]] } };
    expect(readOf({ type: 'FeatureCollection', features: [point, broken] }).refused).toEqual([
      { nth: 1, reason: 'It is no outline and no line.' },
      { nth: 2, reason: 'It is no outline and no line.' },
    ]);
    for (const file of [null, 4, {}, { type: 'Topology' }, { type: 'FeatureCollection' }])
      expect(readFeatures(file, anchor, 10)).toBeNull();
  });
  test('has no more outlines and lines than were asked for, however they are put together', () => {
    const line = [
      [0, 0],
      [1, 1],
    ];
    const feature = (geometry: unknown) => ({ type: 'Feature', geometry, properties: null });
    const single = feature({ type: 'LineString', coordinates: line });
    const several = feature({ type: 'MultiLineString', coordinates: [line, line, line] });
    const within = (most: number, ...features: readonly unknown[]) =>
      readFeatures({ type: 'FeatureCollection', features }, anchor, most) !== 'too many';
    expect(within(3, single, single, feature(null))).toBe(true);
    expect(within(3, several)).toBe(true);
    expect(within(2, single, single, feature(null))).toBe(false);
    expect(within(2, several)).toBe(false);
  });
  test('is a rectangle where its corners say so', () => {
    const corners = cornersOf(space('B1', { angle: 80 }));
    expect(rectangleOf(corners)).toMatchObject({ width: 30, depth: 10, angle: 350 });
    expect(rectangleOf(corners.slice(1))).toBeNull();
    expect(
      rectangleOf([
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 14, y: 30 },
        { x: 4, y: 30 },
      ]),
    ).toBeNull();
  });
});

describe('features of a file', () => {
  const line = (count: number, step = 1) => ({
    nth: 1,
    points: Array.from({ length: count }, (_, nth) => ({ x: nth * step, y: 0 })),
    isClosed: false,
    properties: { kind: 'fence', name: ' East ' },
  });
  const reasons = (features: Parameters<typeof shapesFrom>[0]) =>
    shapesFrom(features, []).outcomes.map(({ reason }) => reason);
  test('are shapes, as many and as large as a background takes', () => {
    expect(shapesFrom([line(2)], []).shapes).toMatchObject([{ kind: 'fence', name: 'East' }]);
    expect(reasons([line(301), line(2, 30_000)])).toEqual([
      'It has more than 300 points.',
      'It is more than 20,000 feet away.',
    ]);
    expect(reasons(Array.from({ length: 401 }, () => line(2))).at(-1)).toContain('at most 400');
    expect(reasons(Array.from({ length: 67 }, () => line(300))).at(-1)).toContain('20,000 points');
  });
  test('are lines of a table, those that are rectangles', () => {
    const corners = cornersOf(space('B1')).map(({ x, y }) => ({ x, y }));
    const outline = { nth: 1, points: corners, isClosed: true, properties: { name: 'B1', price: 80 } };
    const { headers, lines } = tableFrom([outline, { ...line(3), nth: 2 }]);
    expect(headers).toEqual(['code', 'width', 'depth', 'x', 'y', 'angle', 'price']);
    expect(lines).toMatchObject([
      { row: 1, cells: ['B1', '10', '30', '15', '20', '0', '80'] },
      { row: 2, problem: 'Its outline is no rectangle.' },
    ]);
  });
});

describe('a table', () => {
  const zones = [zone('Blue', 'z')];
  const spaces = [
    space('B10', { zoneId: 'z', features: ['shade', 'near; food'] }),
    space('B2', { blocked: 'fire lane', angle: 12.5, cents: 9_050 }),
  ];
  const lines = (...rows: readonly (readonly string[])[]) =>
    rows.map((cells, nth) => ({ row: nth + 2, cells }));
  const read = (headers: readonly string[], ...rows: readonly (readonly string[])[]) =>
    readSpaceTable({ headers, lines: lines(...rows) }, { spaces, zones }, (code) => `new ${code}`);

  test('has a line for each space, as people count, and reads as the same', () => {
    const [heading, ...rows] = tableOf(spaces, zones);
    expect(heading).toEqual(tableColumns);
    expect(rows.map(([code]) => code)).toEqual(['B2', 'B10']);
    const back = read(heading ?? [], ...rows);
    expect(back?.put).toEqual([]);
    expect(back?.outcomes.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });
  test('changes the spaces of its codes, and adds others', () => {
    const back = read(
      ['Space', 'Price', 'X', 'Y', 'Width'],
      ['b2', '$120', '', '', '12 ft'],
      ['B3', '80', '5', '15', ''],
    );
    expect(back?.outcomes.map(({ outcome }) => outcome)).toEqual(['changed', 'added']);
    expect(back?.put).toEqual([
      { ...spaces[1], cents: 12_000, width: 12 },
      space('B3', { id: 'new B3', cents: 8_000, x: 5, y: 15 }),
    ]);
  });
  test('says why a line is refused', () => {
    const back = read(
      ['code', 'zone', 'type', 'width', 'x', 'y'],
      ['B3', 'Red', '', '', '1', '1'],
      ['B4', '', 'tent', '', '1', '1'],
      ['B5', '', '', 'wide', '1', '1'],
      ['B6', '', '', '9000', '1', '1'],
      ['B7', '', '', '', '', ''],
      ['', '', '', '', '1', '1'],
      ['B2', '', '', '', '', ''],
      ['b2', '', '', '', '', ''],
    );
    expect(back?.outcomes.map(({ outcome, reason }) => [outcome, reason.slice(0, 24)])).toEqual([
      ['refused', 'There is no zone “Red”. '],
      ['refused', 'type: “tent” is none of '],
      ['refused', 'width: “wide” is not a n'],
      ['refused', expect.stringMatching(/^width: /)],
      ['refused', 'A new space needs its pl'],
      ['refused', 'Give a code like B12: le'],
      ['unchanged', ''],
      ['refused', 'Row 8 has the same code.'],
    ]);
  });
  test('without codes is no table of spaces', () => {
    expect(read(['width'], ['10'])).toBeNull();
  });
  test('holds no formula', () => {
    const [, row] = tableOf([space('B1', { blocked: '=1+1' })], []);
    expect(row?.at(-1)).toBe("'=1+1");
  });
});
