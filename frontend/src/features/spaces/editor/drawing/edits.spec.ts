import { draftRow, draftSpace } from '@entities/spaces/map-draft.fixtures';
import { tablePage } from '../table/table-page';
import { changesOf } from './changes-of';
import {
  closedUp,
  copies,
  framed,
  frameOf,
  nextFreeCode,
  outlineAround,
  rowOf,
  snapOf,
  turnedBy,
} from './edits';
import { pointsText, readPoints } from './points-text';
import { drawnRows, firstRows, readRows } from './row-fields';
import { fieldsOf, withFields } from './space-fields';

const codes = (spaces: readonly { readonly code: string }[]) => spaces.map(({ code }) => code);

describe('copies', () => {
  test('are below their originals, with the next codes that are free', () => {
    const spaces = [...draftRow(3), draftSpace('A4', { x: 500 })];
    let nth = 0;
    const made = copies(spaces.slice(0, 3), spaces, () => `new-${nth++}`);
    expect(codes(made)).toEqual(['A5', 'A6', 'A7']);
    expect(made.map(({ x, y }) => [x, y])).toEqual([
      [0, 35],
      [10, 35],
      [20, 35],
    ]);
  });

  test.each([
    ['B12', [], 'B13'],
    ['B12', ['b13'], 'B14'],
    ['B09', [], 'B10'],
    ['B007', [], 'B008'],
    ['Gate', [], 'Gate1'],
    ['7', ['8'], '9'],
  ])('the code after %s beside %j is %s', (code, taken, next) => {
    expect(nextFreeCode(code, new Set(taken))).toBe(next);
  });
});

describe('a row', () => {
  test('ends where another space would fit in between, or another row begins', () => {
    const near = draftRow(4);
    const far = draftSpace('A9', { x: 300 });
    const below = draftSpace('B1', { x: 10, y: 30 });
    const [first = far] = near;
    expect(codes(rowOf(first, [...near, far, below]))).toEqual(['A1', 'A2', 'A3', 'A4']);
  });

  test('goes along the angle of its spaces', () => {
    const turned = turnedBy(draftRow(4), 30, { x: 0, y: 0 });
    const [first = draftSpace('X')] = turned;
    expect(codes(rowOf(first, turned))).toEqual(['A1', 'A2', 'A3', 'A4']);
  });

  test('is closed up from its first space on', () => {
    const loose = draftRow(3).map((space, nth) => ({ ...space, x: nth * 17 }));
    expect(closedUp(loose).map(({ x }) => x)).toEqual([0, 10, 20]);
  });
});

describe('a frame', () => {
  test('is turned as its spaces are', () => {
    const frame = frameOf(turnedBy(draftRow(4), 30, { x: 0, y: 0 }));
    expect(frame?.angle).toBe(30);
    expect(frame?.width).toBeCloseTo(40, 1);
    expect(frame?.depth).toBeCloseTo(30, 1);
  });

  test('moves, turns and sizes what is in it', () => {
    const [one = draftSpace('A1'), two = draftSpace('A2')] = draftRow(2);
    const about = { x: 5, y: 0 };
    const turned = framed([one, two], { dx: 100, dy: 0, angle: 90, about, size: null });
    expect(turned.map(({ x, y, angle }) => [x, y, angle])).toEqual([
      [105, -5, 90],
      [105, 5, 90],
    ]);
    const [sized] = framed([one], { dx: 0, dy: 0, angle: 0, about, size: { width: 12, depth: 40 } });
    expect(sized).toEqual({ ...one, width: 12, depth: 40 });
  });

  test('is upright around spaces that are turned differently', () => {
    expect(frameOf([draftSpace('A1'), draftSpace('A2', { angle: 45 })])?.angle).toBe(0);
  });
});

describe('snapping', () => {
  const other = draftSpace('A1', { x: 0, y: 0 });

  test('brings sides together, and lines them up', () => {
    expect(snapOf(draftSpace('B1', { x: 11, y: 2 }), [other], 3)).toEqual({ x: -1, y: -2 });
  });

  test('moves nothing that is too far from everything, or turned differently', () => {
    expect(snapOf(draftSpace('B1', { x: 400 }), [other], 3)).toEqual({ x: 0, y: 0 });
    expect(snapOf(draftSpace('B1', { x: 11, angle: 20 }), [other], 3)).toEqual({ x: 0, y: 0 });
  });

  test('goes along the angle of both', () => {
    const [one = other, two = other] = turnedBy([other, draftSpace('B1', { x: 11 })], 90, { x: 0, y: 0 });
    const by = snapOf(two, [one], 3);
    expect(by.x).toBeCloseTo(0);
    expect(by.y).toBeCloseTo(-1);
  });
});

describe('fields', () => {
  test('of several spaces are empty where they differ, and change only what was typed', () => {
    const spaces = [draftSpace('A1', { cents: 1_250 }), draftSpace('A2', { cents: 9_000, width: 12 })];
    const before = fieldsOf(spaces);
    expect(before).toMatchObject({ code: '', width: '', price: '', depth: '30', isBlocked: 'no' });
    const { spaces: after, messages } = withFields(spaces, { ...before, depth: '25 ft' }, before);
    expect(messages).toEqual({});
    expect(after).toEqual(spaces.map((space) => ({ ...space, depth: 25 })));
  });

  test.each([
    ['width', 'wide', /number from 1 to 500/],
    ['price', '12.345', /dollars/],
    ['code', 'B-', /code like B12/],
    ['features', 'a, b, c, d, e, f, g', /Six/],
  ])('say what is wrong with %s %j', (name, text, message) => {
    const before = fieldsOf([draftSpace('A1')]);
    const { messages } = withFields([draftSpace('A1')], { ...before, [name]: text }, before);
    expect(Object.values(messages).join()).toMatch(message);
  });

  test('ask why a space is blocked', () => {
    const one = draftSpace('A1');
    const before = fieldsOf([one]);
    expect(withFields([one], { ...before, isBlocked: 'yes' }, before).messages.blocked).toBeDefined();
    const blocked = withFields([one], { ...before, isBlocked: 'yes', blocked: 'fire lane' }, before);
    expect(blocked.spaces[0]?.blocked).toBe('fire lane');
  });
});

describe('rows', () => {
  test('are read as typed: "A 1–80, 10 × 30 ft, corner every 20, aisle 20 ft"', () => {
    const { plan, messages } = readRows(firstRows);
    expect(messages).toEqual({});
    expect(plan && drawnRows(plan, [], () => 'id').spaces).toHaveLength(80);
  });

  test('say of each field what cannot be read', () => {
    const { plan, messages } = readRows({ ...firstRows, perRow: '0', width: 'x', prefix: 'a-long-letter' });
    expect(plan).toBeNull();
    expect(Object.keys(messages).sort()).toEqual(['perRow', 'width']);
    expect(readRows({ ...firstRows, prefix: '#' }).messages.prefix).toMatch(/letters and digits/);
    expect(readRows({ ...firstRows, to: '9000' }).messages.to).toMatch(/at most/);
  });

  test('name codes that the map has already', () => {
    const { plan } = readRows({ ...firstRows, to: '5' });
    expect(plan && drawnRows(plan, draftRow(2), () => 'id').twice).toEqual(['A1', 'A2']);
  });
});

test('a publication names what is new, changed and gone, and who is in its way', () => {
  const [a1, a2, a3] = draftRow(3);
  if (!a1 || !a2 || !a3) throw new Error('three spaces');
  const draft = [a1, { ...a2, code: 'A9' }, draftSpace('B1')];
  expect(changesOf([a1, a2, a3], draft, [a3.id, a1.id])).toEqual({
    added: ['B1'],
    changed: ['A9'],
    gone: ['A3'],
    taken: ['A3'],
  });
});

test('the table is in the sequence of people, and its last page is shown when a search leaves fewer', () => {
  const spaces = draftRow(60).toReversed();
  const third = tablePage(spaces, { search: '', page: 3, only: null });
  expect(codes(third.rows)[0]).toBe('A51');
  expect(third.rows).toHaveLength(10);
  expect(tablePage(spaces, { search: 'a1', page: 3, only: null })).toMatchObject({ total: 11, page: 1 });
  expect(codes(tablePage(spaces, { search: '', page: 1, only: new Set(['id-A7']) }).rows)).toEqual(['A7']);
});

describe('corners as numbers', () => {
  test('are read as they are written', () => {
    const points = outlineAround(draftRow(2));
    expect(readPoints(pointsText(points))).toEqual(points);
    expect(readPoints('0 0; 50 0 , 50.5 -30')).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50.5, y: -30 },
    ]);
    expect(readPoints(' ')).toEqual([]);
  });

  test.each(['0', '0 0, 5', 'a b', '0 99999'])('%j is none', (text) => {
    expect(readPoints(text)).toBeNull();
  });
});
