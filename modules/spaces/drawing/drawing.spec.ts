import { space } from '../map/space-map.fixtures.js';
import type { Space } from '../map/space-map.schemas.js';
import { neighboursOf, shareSide } from './adjacency.rules.js';
import {
  aligned,
  boxOf,
  contains,
  cornersOf,
  degreesOf,
  distributed,
  isWithin,
  turned,
} from './geometry.rules.js';
import { readingRows, renumbered } from './numbering.rules.js';
import { type RowPlan, rowsOf, summaryOf } from './rows.rules.js';

const plan: RowPlan = {
  prefix: 'B',
  from: 1,
  to: 80,
  step: 1,
  digits: 1,
  perRow: 20,
  isSnaking: false,
  width: 10,
  depth: 30,
  gap: 0,
  aisle: 20,
  isBackToBack: true,
  at: { x: 100, y: 200 },
  angle: 0,
  type: 'regular',
  cornerEvery: 20,
  cents: 9_000,
  cornerCents: 12_000,
  zoneId: null,
};
const drawn = (change: Partial<RowPlan> = {}): readonly Space[] =>
  rowsOf({ ...plan, ...change }).map((one) => ({ ...one, id: one.code }));
const codes = (spaces: readonly Pick<Space, 'code'>[]) => spaces.map(({ code }) => code);
const at = (spaces: readonly Space[], code: string) => {
  const found = spaces.find((one) => one.code === code);
  if (!found) throw new Error(`There is no ${code}`);
  return found;
};

describe('rows', () => {
  test('B 1–80, 10 × 30 ft, corner every 20, aisle 20 ft', () => {
    const spaces = drawn();
    expect(spaces).toHaveLength(80);
    expect(spaces[0]).toMatchObject({
      code: 'B1',
      x: 105,
      y: 215,
      width: 10,
      depth: 30,
      type: 'corner',
      cents: 12_000,
    });
    expect(spaces[1]).toMatchObject({ code: 'B2', x: 115, y: 215, type: 'regular', cents: 9_000 });
    expect(spaces.filter(({ type }) => type === 'corner').map(({ code }) => code)).toEqual([
      'B1',
      'B20',
      'B21',
      'B40',
      'B41',
      'B60',
      'B61',
      'B80',
    ]);
    // two rows back to back, then the aisle
    expect(['B21', 'B41', 'B61'].map((code) => at(spaces, code).y)).toEqual([245, 295, 325]);
    expect(summaryOf(plan)).toEqual({ spaces: 80, rows: 4, first: 'B1', last: 'B80' });
  });
  test('each have an aisle where they are not back to back', () => {
    const spaces = drawn({ isBackToBack: false });
    expect(['B1', 'B21', 'B41'].map((code) => at(spaces, code).y)).toEqual([215, 265, 315]);
  });
  test('have odd or even numbers alone, padded, and count down', () => {
    expect(codes(drawn({ from: 1, to: 7, step: 2, digits: 3 }))).toEqual(['B001', 'B003', 'B005', 'B007']);
    expect(codes(drawn({ from: 4, to: 1 }))).toEqual(['B4', 'B3', 'B2', 'B1']);
  });
  test('are numbered back and forth', () => {
    const spaces = drawn({ isSnaking: true, perRow: 3, to: 6 });
    expect(['B3', 'B4'].map((code) => at(spaces, code).x)).toEqual([125, 125]);
  });
  test('are turned as a whole about their first corner', () => {
    const straight = drawn({ to: 5 });
    const spaces = drawn({ to: 5, angle: 30 });
    for (const [nth, one] of spaces.entries()) {
      const corner = turned(cornersOf(straight[nth] ?? one)[0] ?? one, plan.at, 30);
      expect(cornersOf(one)[0]?.x).toBeCloseTo(corner.x, 1);
      expect(cornersOf(one)[0]?.y).toBeCloseTo(corner.y, 1);
    }
  });
});

describe('neighbours', () => {
  test.each([0, 17, 90, 213.5])('share a side in rows that are turned by %d degrees', (angle) => {
    const beside = neighboursOf(drawn({ angle }));
    expect(beside.get('B2')).toEqual(['B1', 'B3', 'B22']);
    expect(beside.get('B1')).toEqual(['B2', 'B21']);
    expect(beside.get('B41')).toEqual(['B42', 'B61']);
  });
  test('are not across an aisle, at a corner, or far apart', () => {
    const one = { x: 0, y: 0, width: 10, depth: 30, angle: 0 };
    expect(shareSide(one, { ...one, x: 10 })).toBe(true);
    expect(shareSide(one, { ...one, x: 11 })).toBe(true);
    expect(shareSide(one, { ...one, x: 10, angle: 180 })).toBe(true);
    expect(shareSide(one, { ...one, x: 13 })).toBe(false);
    expect(shareSide(one, { ...one, x: 10, y: 30 })).toBe(false);
    expect(shareSide(one, { ...one, x: 10, y: 20 })).toBe(false);
    expect(shareSide(one, { ...one, y: 50 })).toBe(false);
    expect(shareSide(one, { ...one, x: 10, angle: 45 })).toBe(false);
  });
  test('are beside a space that is turned by a quarter', () => {
    const one = { x: 0, y: 0, width: 10, depth: 30, angle: 0 };
    expect(shareSide(one, { ...one, x: 20, y: 0, angle: 90 })).toBe(true);
    expect(shareSide({ ...one, x: 20, angle: 90 }, one)).toBe(true);
  });
  test('are the same whether near spaces or all are compared', () => {
    const spaces = [
      ...drawn({ angle: 33, to: 120 }),
      ...drawn({ prefix: 'C', angle: 33, to: 60, at: { x: 300, y: 150 } }),
    ];
    const all = new Map(
      spaces.map((one) => [
        one.id,
        spaces.filter((other) => other !== one && shareSide(one, other)).map(({ id }) => id),
      ]),
    );
    expect(neighboursOf(spaces)).toEqual(all);
  });
});

describe('geometry', () => {
  const one = { x: 50, y: 20, width: 40, depth: 20, angle: 90 };
  test('turns rectangles clockwise about their middles', () => {
    const [first] = cornersOf(one);
    expect([first?.x, first?.y].map((feet) => Math.round(feet ?? 0))).toEqual([60, 0]);
    const box = boxOf([one]);
    expect(Object.values(box ?? {}).map(Math.round)).toEqual([40, 60, 0, 40]);
    expect(boxOf([])).toBeNull();
  });
  test('finds what is in a rectangle and in an outline', () => {
    expect([contains(one, { x: 50, y: 39 }), contains(one, { x: 65, y: 20 })]).toEqual([true, false]);
    const outline = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 5, y: 2 },
      { x: 0, y: 10 },
    ];
    expect([
      isWithin(outline, { x: 1, y: 1 }),
      isWithin(outline, { x: 5, y: 6 }),
      isWithin(outline, { x: 20, y: 1 }),
    ]).toEqual([true, false, false]);
  });
  test('aligns by the outermost sides, and distributes between the outermost', () => {
    const three = [0, 31, 100].map((x, nth) => ({ x, y: nth * 7, width: 10, depth: 30, angle: 0 }));
    expect(aligned(three, 'top').map(({ y }) => y)).toEqual([0, 0, 0]);
    expect(aligned(three, 'right').map(({ x }) => x)).toEqual([100, 100, 100]);
    expect(aligned(three, 'centre').map(({ x }) => x)).toEqual([50, 50, 50]);
    expect(distributed(three, 'x').map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(distributed(three.slice(1), 'x')).toEqual(three.slice(1));
  });
  test('keeps angles from 0 to below 360', () => {
    expect([-90, 360, 725, -0.001].map(degreesOf)).toEqual([270, 0, 5, 0]);
  });
});

describe('numbering', () => {
  const scheme = { prefix: 'C', from: 101, step: 2, digits: 3, isSnaking: false };
  test('goes row by row as one reads, however the field is turned', () => {
    for (const angle of [0, 25, 350]) {
      const spaces = drawn({ angle, to: 40, perRow: 10 });
      const renamed = renumbered(spaces.toReversed(), scheme);
      const byId = new Map(renamed.map(({ id, code }) => [id, code]));
      expect([byId.get('B1'), byId.get('B10'), byId.get('B11'), byId.get('B40')]).toEqual([
        'C101',
        'C119',
        'C121',
        'C179',
      ]);
    }
  });
  test('goes back and forth', () => {
    const renamed = renumbered(drawn({ to: 6, perRow: 3 }), { ...scheme, from: 1, step: 1, isSnaking: true });
    expect(new Map(renamed.map(({ id, code }) => [id, code])).get('B6')).toBe('C004');
  });
  test('reads a row whose spaces are not quite in line as one', () => {
    const spaces = [
      space('A', { x: 0, y: 2 }),
      space('B', { x: 10, y: 0 }),
      space('C', { x: 20, y: 4 }),
      space('D', { x: 0, y: 31 }),
    ];
    expect(readingRows(spaces).map(codes)).toEqual([['A', 'B', 'C'], ['D']]);
  });
});
