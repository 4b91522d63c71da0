import { vehicleInTitle } from './fitment.rules.js';

test.each([
  ['1955–57 Chevrolet Bel Air fender, left', [1955, 1957, 'Chevrolet', 'Bel Air']],
  ['1967 Chevy C10 short bed', [1967, 1967, 'Chevrolet', 'C10']],
  ['’66 Nova grille', [1966, 1966, 'Chevrolet', 'Nova']],
  ['1964-1965 Ford Falcon shocks', [1964, 1965, 'Ford', 'Falcon']],
  ['1941-48 Ford Super Deluxe seat', [1941, 1948, 'Ford', 'Super Deluxe']],
  ["Hood for '55, '56 & '57 Chevy Bel-Air", [1955, 1957, 'Chevrolet', 'Bel Air']],
  ['1964 1/2 Ford Mustang radio', [1964, 1964, 'Ford', 'Mustang', '1964½']],
  ['1955 thru 1957 Ford F100 bumper', [1955, 1957, 'Ford', 'F-100']],
  ['Austin Healey 3000 grille, 1962', [1962, 1962, 'Austin-Healey', '3000']],
  ['1969 Alfa Romeo Spider top', [1969, 1969, 'Alfa Romeo', 'Spider']],
  ['1955 1956 1957 Chevy Bel Air clock', [1955, 1957, 'Chevrolet', 'Bel Air']],
  ['1955 56 57 Chevy Bel Air clock', ['Chevrolet', 'Bel Air']],
  ['1955 1957 Chevy Bel Air clock', ['Chevrolet', 'Bel Air']],
  ['Land Rover door', ['Land Rover', '']],
  ['Mustang fastback glass', ['Ford', 'Mustang']],
  ['1967+ Camaro fender', ['Chevrolet', 'Camaro']],
])('reads the vehicle that a title names: %s', (title, expected) => {
  const named = vehicleInTitle(title);
  const years = named?.years.flatMap(({ yearFrom, yearTo }) => [yearFrom, yearTo]) ?? [];
  const notes = named?.years.flatMap(({ note }) => note ?? []) ?? [];
  expect([...years, named?.make, named?.model, ...notes]).toEqual(expected);
});

test.each([
  'Carter AFB 4-barrel, 625 CFM',
  'Sun 500 distributor machine',
  'Spark plugs, 911 of them',
  'Pistons, standard bore, white box',
])('finds no vehicle in other titles: %s', (title) => expect(vehicleInTitle(title)).toBeUndefined());
