import { isVehicleKey, makeOf, vehicleKey } from './vehicle-key.rules.js';

test.each([
  ['Chevrolet', null, 'chevrolet'],
  ['Chevrolet', 'Bel Air', 'chevrolet.bel-air'],
  ['Chevrolet', '  bel-air ', 'chevrolet.bel-air'],
  ['Ford', 'F-100 / F-250', 'ford.f-100-f-250'],
  ['Citroën', '2CV', 'citroen.2cv'],
  ['Škoda', '', 'skoda'],
  ['Ford', '???', 'ford'],
])('%s %s has the key %s, which is one', (make, model, key) => {
  expect(vehicleKey({ make, model })).toBe(key);
  expect(isVehicleKey(key)).toBe(true);
  expect(makeOf(key)).toBe(vehicleKey({ make }));
});

test.each(['', 'Bel Air', 'chevrolet.', '.c10', 'a.b.c', '-a', 'a--b', 'a/b'])('%j is no key', (key) => {
  expect(isVehicleKey(key)).toBe(false);
});
