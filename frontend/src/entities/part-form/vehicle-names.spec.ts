import { vehicleInTitle } from './vehicle-names';

test.each([
  ['1955–57 Chevrolet Bel Air fender, left', ['1955', '1957', 'Chevrolet', 'Bel Air']],
  ['1967 Chevy C10 short bed', ['1967', '', 'Chevrolet', 'C10']],
  ['’66 Nova grille', ['1966', '', 'Chevrolet', 'Nova']],
  ['1964-1965 Ford Falcon shocks', ['1964', '1965', 'Ford', 'Falcon']],
  ['1941-48 Ford Super Deluxe seat', ['1941', '1948', 'Ford', 'Super Deluxe']],
  ['Mustang fastback glass', ['', '', 'Ford', 'Mustang']],
])('reads the vehicle that a title names: %s', (title, [yearFrom, yearTo, make, model]) => {
  expect(vehicleInTitle(title)).toEqual({ yearFrom, yearTo, make, model });
});

test.each(['Carter AFB 4-barrel, 625 CFM', 'Sun 500 distributor machine', 'Spark plugs, 911 of them'])(
  'finds no vehicle in other titles: %s',
  (title) => expect(vehicleInTitle(title)).toBeUndefined(),
);
