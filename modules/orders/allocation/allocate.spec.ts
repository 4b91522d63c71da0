import { asked, fieldRow, inputOf } from './allocate.fixtures.js';
import { type AllocationInput, allocate } from './allocate.rules.js';
import type { Placement } from './allocation.schemas.js';
import { mostTogether } from './turns.rules.js';

const spacesOf = (placements: readonly Placement[]) =>
  Object.fromEntries(placements.map(({ requestId, spaceIds }) => [requestId.slice(3), spaceIds.join(' ')]));
const given = (...input: Parameters<typeof inputOf>) => allocate(inputOf(...input));
const reasonsOf = (placements: readonly Placement[], name: string) =>
  placements.find(({ requestId }) => requestId === `of-${name}`)?.reasons;

test('who had a space the last time goes first, then who came more often, then the lot or the time decides', () => {
  const requests = [
    asked('a', {}, { at: '2027-05-02T12:00:00.000Z' }),
    asked('b', {}, { at: '2027-05-01T12:00:00.000Z' }),
    asked('c', {}, { times: 3 }),
    asked('d', {}, { hadLast: true }),
  ];
  const sequence = (...input: Parameters<typeof inputOf>) =>
    given(...input)
      .toSorted((one, other) => one.turn - other.turn)
      .map(({ requestId }) => requestId.slice(3));
  expect(sequence(fieldRow('x', 4), requests)).toEqual(['d', 'c', 'a', 'b']);
  const byTime: Partial<AllocationInput> = { rules: { priorities: ['times before'], draw: 'time' } };
  expect(sequence(fieldRow('x', 4), requests, byTime)).toEqual(['c', 'b', 'd', 'a']);
});

test('what is needed always holds: the type, room for the trailer, power, and spaces side by side', () => {
  const spaces = [
    ...fieldRow('x', 3, (at) => ({ hasPower: at === 3, depth: at === 1 ? 20 : 30 })),
    ...fieldRow('y', 2, () => ({ type: 'corner' })),
  ];
  const placements = given(spaces, [
    asked('a', { trailerLength: 25, power: 'needed', types: ['regular'] }),
    asked('b', { count: 2, types: ['regular'] }),
    asked('c', { power: 'needed' }),
    asked('d', { types: ['indoor'] }),
    asked('e', { trailerLength: 40 }),
    asked('f', { count: 2, types: ['corner'], power: 'needed' }),
    asked('g', { count: 3 }),
  ]);
  expect(spacesOf(placements)).toEqual({ a: 'x3', b: 'x1 x2', c: '', d: '', e: '', f: '', g: '' });
  const lacks = ['c', 'd', 'e', 'f', 'g'].map((name) => reasonsOf(placements, name)?.[0]);
  expect(lacks.map((lack) => [lack?.why, lack?.never ?? false])).toEqual([
    ['power', false],
    ['type', true],
    ['size', true],
    ['power', true],
    ['side by side', false],
  ]);
  expect(reasonsOf(placements, 'a')).toEqual([
    { about: 'power', met: true },
    { about: 'trailer', met: true },
  ]);
});

test('of what is left each gets what meets most wishes, and reads which could not be met', () => {
  const spaces = fieldRow('x', 6, (at) => ({
    zoneId: at <= 2 ? 'north' : 'south',
    near: at === 6 ? ['the gate'] : [],
  }));
  const placements = given(spaces, [
    asked('a', { zoneIds: ['north'], near: ['the gate'] }),
    asked('b', { near: ['the gate'] }),
    asked('c', { near: ['the gate'] }),
    asked('d', { sameAsLast: true }, { lastSpaces: ['x4'] }),
    asked('e', { besideSpace: 'x4' }),
  ]);
  expect(spacesOf(placements)).toMatchObject({ a: 'x1', b: 'x6', d: 'x4', e: 'x3' });
  expect(reasonsOf(placements, 'a')).toEqual([
    { about: 'zone', met: true },
    { about: 'near', met: false, why: 'outweighed', of: 'the gate' },
  ]);
  expect(reasonsOf(placements, 'c')).toEqual([{ about: 'near', met: false, why: 'gone', of: 'the gate' }]);
});

test('a type that is named earlier is better, and power is left to those who ask for it', () => {
  const spaces = [
    ...fieldRow('p', 1, () => ({ type: 'power', hasPower: true })),
    ...fieldRow('x', 1),
    ...fieldRow('y', 1, () => ({ type: 'corner' })),
  ];
  const requests = [
    asked('a', {}),
    asked('b', { types: ['corner', 'power'] }),
    asked('c', { power: 'wished' }),
  ];
  const all = given(spaces, requests);
  expect(spacesOf(all)).toEqual({ a: 'x1', b: 'y1', c: 'p1' });
  expect(reasonsOf(all, 'b')).toEqual([{ about: 'type', met: true }]);
});

test('those who wish for each other go together when the last of them has their turn', () => {
  const placements = given(fieldRow('x', 6), [
    asked('a', { beside: ['d'] }),
    asked('b'),
    asked('c', { count: 2 }),
    asked('d', { beside: ['a'] }),
    asked('e', { beside: ['d'] }),
  ]);
  expect(spacesOf(placements)).toEqual({ a: 'x4', b: 'x1', c: 'x2 x3', d: 'x5', e: 'x6' });
  expect(reasonsOf(placements, 'a')).toEqual([
    { about: 'group', met: true },
    { about: 'beside member', met: true, of: 'd' },
  ]);
  expect(reasonsOf(placements, 'e')).toEqual([{ about: 'beside member', met: true, of: 'd' }]);
});

test('a group that does not fit is placed one by one, and reads why they are apart', () => {
  const placements = given(
    [...fieldRow('x', 1), ...fieldRow('y', 1)],
    [asked('a', { beside: ['b', 'z'] }), asked('b', { beside: ['a', 'c'] }), asked('c')],
  );
  expect(spacesOf(placements)).toEqual({ a: 'x1', b: 'y1', c: '' });
  expect(reasonsOf(placements, 'a')).toEqual([
    { about: 'group', met: false },
    { about: 'beside member', met: false, why: 'apart', of: 'b' },
    { about: 'beside member', met: false, why: 'not asked', of: 'z' },
  ]);
  expect(reasonsOf(placements, 'b')?.at(-1)).toEqual({
    ...{ about: 'beside member', met: false, why: 'without', of: 'c' },
  });
});

test('who has a space already has neighbours too', () => {
  const spaces = fieldRow('x', 5, (at) => ({ isFree: at !== 4 }));
  const all = given(spaces, [asked('a', { beside: ['z'] })], { had: new Map([['z', ['x4']]]) });
  expect(spacesOf(all)).toEqual({ a: 'x3' });
});

test('what the team locked stays, unless somebody has it now', () => {
  const spaces = fieldRow('x', 3, (at) => ({ isFree: at !== 3 }));
  const locked = [
    { requestId: 'of-b', spaceIds: ['x1'] },
    { requestId: 'of-c', spaceIds: ['x3'] },
  ];
  const all = given(spaces, [asked('a'), asked('b'), asked('c')], { locked });
  expect(spacesOf(all)).toEqual({ a: 'x2', b: 'x1', c: '' });
  expect(reasonsOf(all, 'b')).toEqual([{ about: 'by team', met: true }]);
  expect(reasonsOf(all, 'c')?.[0]).toEqual({ about: 'lock', met: false, why: 'gone' });
});

test('no more pieces of a product are given than are left', () => {
  const requests = [asked('a', { count: 2 }), asked('b', { count: 2 }), asked('c')];
  const all = given(fieldRow('x', 6), requests, { left: new Map([['space', 3]]) });
  expect(spacesOf(all)).toEqual({ a: 'x1 x2', b: '', c: 'x3' });
});

test('a chain of wishes makes groups of a limited size', () => {
  const names = Array.from({ length: 20 }, (_, at) => `m${String(at).padStart(2, '0')}`);
  const requests = names.map((name, at) =>
    asked(name, { beside: [names[at - 1], names[at + 1]].flatMap((one) => one ?? []) }),
  );
  const all = given(fieldRow('x', 20), requests);
  expect(all.every(({ spaceIds }) => spaceIds.length === 1)).toBe(true);
  expect(mostTogether).toBe(8);
});
