import { areApart, namesApart } from './names-apart.rules.js';
import { partNameOf } from './part-name.rules.js';

const between = (one: string, other: string) => {
  const names = namesApart(partNameOf(one), partNameOf(other));
  return names && [names.one, names.other];
};

test.each([
  ['Trunk lid for 1957 Bel Air', 'Decklid, 1957 Bel Air', ['trunk lid', 'decklid']],
  ['Carburetor for 1966 Nova', 'Carburetor spacer, 1966 Nova', ['carburetor', 'carburetor spacer']],
  ['Chrome fender, 1966 Nova', 'Fender, 1966 Nova', ['chrome fender', 'fender']],
])('%s and %s are told apart by %s', (one, other, names) => {
  expect(between(one, other)).toEqual(names);
});

test.each([
  ['Fender, 1966 Nova', 'Fender for 1967 Nova'],
  ['Fender 12, new', 'Fender 14'],
  ['Something for my truck', 'Fender'],
])('nothing tells %s and %s apart', (one, other) => {
  expect(between(one, other)).toBeUndefined();
});

test('what staff says of a longer name holds for that name alone', () => {
  const apart = (one: string, other: string) =>
    [one, other].includes('fender') && [one, other].includes('fender badge');
  const fender = partNameOf('Fender, 1966 Nova');
  expect(areApart(fender, partNameOf('Fender badge, 1966 Nova'), apart)).toBe(true);
  expect(areApart(fender, partNameOf('Fender, 1966 Nova'), apart)).toBe(false);
});
