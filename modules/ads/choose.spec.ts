import { words } from './ad/ad.fixtures.js';
import { isBelowCap, isFor, type Look, nextInTurn } from './choose.rules.js';

const look: Look = { place: 'results', day: '2026-06-15', point: undefined, noticesAlone: false };
const ad = (changed: Partial<typeof words> = {}) => ({ id: 'a', words: { ...words, ...changed } });
const janesville = { latitude: 42.6828, longitude: -89.0187 };
const region = { ...janesville, radius: 50, name: 'Janesville, WI' };

test('an ad is shown in its places alone', () => {
  expect(isFor(ad(), look)).toBe(true);
  expect(isFor(ad(), { ...look, place: 'events' })).toBe(false);
});

test.each([
  ['2026-05-31', false],
  ['2026-06-01', true],
  ['2026-06-30', true],
  ['2026-07-01', false],
])('its first and last day belong to it: %s %s', (day, is) => {
  expect(isFor(ad(), { ...look, day })).toBe(is);
});

test('with a region it is for those inside, and not for those who have shown no place', () => {
  expect(isFor(ad({ region }), { ...look, point: janesville })).toBe(true);
  expect(isFor(ad({ region }), { ...look, point: { latitude: 43.0731, longitude: -89.4012 } })).toBe(true);
  expect(isFor(ad({ region }), { ...look, point: { latitude: 41.8781, longitude: -87.6298 } })).toBe(false);
  expect(isFor(ad({ region }), look)).toBe(false);
});

test('a minor is shown notices alone', () => {
  expect(isFor(ad(), { ...look, noticesAlone: true })).toBe(false);
  expect(isFor(ad({ kind: 'notice' }), { ...look, noticesAlone: true })).toBe(true);
});

test('a cap ends it; without one nothing does', () => {
  expect([9, 10].map((shown) => isBelowCap({ ...words, cap: 10 }, shown))).toEqual([true, false]);
  expect(isBelowCap(words, 1_000_000)).toBe(true);
});

test('ads take turns by the minute, each as often', () => {
  const known = ['b', 'c', 'a'].map((id) => ({ id }));
  const at = (minute: number) => nextInTurn(known, `2026-06-01T12:0${minute}:30.000Z`)?.id;
  expect([0, 1, 2, 3, 4, 5].map(at)).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
  expect(nextInTurn([], '2026-06-01T12:00:00.000Z')).toBeUndefined();
});
