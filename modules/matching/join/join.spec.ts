import { type Held, type HeldSpace, mayBeTold, stopsOf } from './join.rules.js';
import { isVendorTold, isVisitorTold, vendorMessage, visitorMessage } from './join-notices.rules.js';

const held = (holderId: string, change: Partial<Held> = {}): Held => ({
  ...{ holderId, needId: 'need', thingId: `of-${holderId}`, kind: 'listing', title: 'Carburetor' },
  ...{ cents: 9_000, score: 70, isTold: false },
  ...change,
});
const space = (vendorId: string, code: string, isNamed = true): HeldSpace => ({
  ...{ vendorId, id: code, code, isNamed },
});
const shown = (all: readonly Held[], spaces: readonly HeldSpace[]) =>
  stopsOf(all, spaces).map(
    (stop) =>
      `${stop.spaces.map(({ code }) => code).join('+')}${stop.isNamed ? ' named' : ''}: ${stop.things.map(({ thingId }) => thingId).join(' ')}`,
  );

test.each([
  ['listing', true, false, true],
  ['listing', false, false, false],
  ['listing', false, true, true],
  ['item', true, false, false],
  ['item', true, true, true],
  ['item', false, false, false],
  ['item', false, true, true],
] as const)(
  '%s, in a space that is named (%s), agreed to (%s): may be told %s',
  (kind, isNamed, isTold, may) => {
    expect(mayBeTold({ kind, isTold }, { isNamed })).toBe(may);
  },
);

test('what nobody agreed to, beside what may be told, is in no stop', () => {
  const item = held('bob', { kind: 'item', thingId: 'hidden', score: 99 });
  expect(shown([item, held('bob')], [space('bob', 'B12')])).toEqual(['B12 named: of-bob']);
  expect(shown([item], [space('bob', 'B12')])).toEqual([]);
});

test('a space without a name is shown to whoever is told of something in it, and never beside a listing alone', () => {
  const spaces = [space('bob', 'B2', false), space('bob', 'B12')];
  expect(shown([held('bob')], spaces)).toEqual(['B12 named: of-bob']);
  expect(shown([held('bob', { isTold: true })], spaces)).toEqual(['B2+B12 named: of-bob']);
  expect(shown([held('bob', { isTold: true })], [space('bob', 'B2', false)])).toEqual(['B2: of-bob']);
});

test('a vendor without a space is no stop', () => {
  expect(shown([held('bob'), held('cat')], [space('cat', 'C4')])).toEqual(['C4 named: of-cat']);
});

test('the best is first, among vendors and of each vendor; of equals the lower code', () => {
  const all = [
    held('bob'),
    held('bob', { thingId: 'better', score: 80 }),
    held('cat', { score: 90 }),
    held('dan', { score: 80 }),
  ];
  const spaces = [space('bob', 'B12'), space('cat', 'C4'), space('dan', 'B2')];
  expect(shown(all, spaces)).toEqual(['C4 named: of-cat', 'B2 named: of-dan', 'B12 named: better of-bob']);
});

const noon = (day: number) => `2027-06-${String(day).padStart(2, '0')}T12:00:00.000Z`;

test.each([
  ['the first vendor', 1, undefined, true],
  ['nobody', 0, undefined, false],
  ['a second one, the day after', 2, { count: 1, at: noon(1) }, true],
  ['a second one, the same day', 2, { count: 1, at: noon(2) }, false],
  ['five where there were four', 5, { count: 4, at: noon(1) }, false],
  ['six where there were four', 6, { count: 4, at: noon(1) }, true],
  ['fewer', 1, { count: 4, at: noon(1) }, false],
])('a visitor is told of %s: %s', (_, vendors, before, isTold) => {
  expect(isVisitorTold(vendors, before, { now: noon(2) })).toBe(isTold);
});

test.each([
  ['the first time', 1, undefined, noon(1), true],
  ['nothing', 0, undefined, noon(1), false],
  ['twice as much within a week', 8, { count: 4, at: noon(1) }, noon(7), false],
  ['twice as much after a week', 8, { count: 4, at: noon(1) }, noon(8), true],
  ['the same after a week', 4, { count: 4, at: noon(1) }, noon(8), false],
  ['the same in the last three days', 4, { count: 4, at: noon(16) }, noon(17), true],
  ['again in the last three days', 9, { count: 4, at: noon(17) }, noon(19), false],
  ['nothing in the last three days', 0, { count: 4, at: noon(1) }, noon(19), false],
])('a vendor is told what to bring: %s', (_, things, before, now, isTold) => {
  expect(isVendorTold(things, before, { now, startsAt: noon(20) })).toBe(isTold);
});

test('notices count, and name six spaces at most', () => {
  expect(visitorMessage(['B12', 'C4', 'D9'])).toBe(
    '3 vendors at {gathering} hold parts on your list: B12, C4, D9.',
  );
  expect(visitorMessage(['B12'])).toBe('1 vendor at {gathering} holds parts on your list: B12.');
  expect(visitorMessage(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'])).toContain('A5, A6 and 2 more.');
  expect(vendorMessage(9, 12)).toBe('Bring these 9 to {gathering}: 12 visitors want them.');
  expect(vendorMessage(1, 1)).toBe('Bring this one to {gathering}: 1 visitor wants it.');
});
