import { partNameOf } from './part-name.rules.js';

test.each([
  [
    '1966-67 Chevrolet Chevelle Rochester Quadrajet 4-barrel carburetor',
    'carburetor',
    { barrels: '4', model: 'quadrajet' },
  ],
  ['Hood emblem for 1957 Bel Air', 'emblem', { place: 'hood' }],
  ['SU HS4 carburetor pair, with linkage', 'carburetor', { model: 'su' }],
  ['Grille with headlight bezels', 'grille', {}],
  ['Steering wheel, banjo', 'steering wheel', { model: 'banjo' }],
  ['8¾ third member, 489 case, 3.55', 'differential', { model: '8.75', case: '489', ratio: '3.55' }],
  ['Rear bumper, driver-quality chrome', 'bumper', { end: 'rear' }],
  ['WTB: 4 speed trans, Muncie M21', 'transmission', { speeds: '4' }],
  ['Hub caps, dog dish', 'wheel cover', { model: 'dog dish' }],
  ['6-volt generator', 'generator', { volts: '6' }],
  ['327 large-journal block', 'engine block', { displacement: '327', block: 'small' }],
])('%s is a %s', (title, kind, properties) => {
  const name = partNameOf(title);
  expect(name.kind).toBe(kind);
  expect(
    Object.fromEntries([...name.properties].map(([key, values]) => [key, [...values].join()])),
  ).toMatchObject(properties);
});

test('a pair has both sides', () => {
  expect(partNameOf('Taillights, left and right, pair').properties.has('side')).toBe(false);
});
