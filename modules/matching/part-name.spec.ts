import { contradiction, partNameOf } from './part-name.rules.js';

test.each([
  [
    '1966-67 Chevrolet Chevelle Rochester Quadrajet 4-barrel carburetor',
    'carburetor',
    { barrels: '4', model: 'quadrajet' },
  ],
  ['Hood emblem for 1957 Bel Air', 'emblem', { place: 'hood' }],
  ['SU HS4 carburetor pair, with linkage', 'carburetor', { model: 'su' }],
  ['Grille with headlight bezels', 'grille', {}],
  ['Steering wheel, banjo', 'steering wheel', { style: 'banjo' }],
  ['8¾ third member, 489 case, 3.55', 'differential', { model: '8.75', case: '489', ratio: '3.55' }],
  ['Rear bumper, driver-quality chrome', 'bumper', { end: 'rear' }],
  ['WTB: 4 speed trans, Muncie M21', 'transmission', { speeds: '4' }],
  ['Hub caps, dog dish', 'wheel cover', { model: 'dog dish' }],
  ['6-volt generator', 'generator', { volts: '6' }],
  ['Chevy 327 large-journal block', 'engine block', { displacement: '327', engine: 'chevrolet small block' }],
])('%s is a %s', (title, kind, properties) => {
  const name = partNameOf(title);
  expect(name.kind).toBe(kind);
  expect(
    Object.fromEntries([...name.properties].map(([key, values]) => [key, [...values].join()])),
  ).toMatchObject(properties);
});

test('a title that names both sides contradicts neither', () => {
  const left = partNameOf('Taillight, left');
  expect(contradiction(left, partNameOf('Taillights, left and right, pair'))).toBeUndefined();
  expect(contradiction(left, partNameOf('Taillight, right'))).toBe('side');
});

test.each([
  ['428 CJ heads C8OE-6090-N', 'C8OE-6090-N'],
  ['Bosch dizzy 113 905 205 K', '113 905 205 K'],
  ['forged alloy 6J x 15, 911.361.020.10', '911.361.020.10'],
  ['block 3970010, standard bore', '3970010'],
])('%s has the number %s', (title, number) => {
  expect(partNameOf(title).numbers).toEqual([number]);
});

test.each([
  '57 Bel Air, $12500',
  'WTB Bel Air under 15000',
  'Bel Air, 62000 original miles',
  '12500 or best offer',
  '10000 lb winch',
  'headers, 289 302 351',
])('%s has no number of a part', (title) => {
  expect(partNameOf(title).numbers).toEqual([]);
});
