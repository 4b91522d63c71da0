import { isVehicleKey, makeOf, vehicleKey } from './vehicle-key.rules.js';
import { vehicleName } from './vehicle-name.rules.js';

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

test.each([
  ['chevrolet', 'Chevrolet'],
  ['chevrolet.c10', 'Chevrolet C10'],
  ['austin-healey.3000', 'Austin-Healey 3000'],
  ['chevrolet.some-truck', 'Chevrolet Some Truck'],
  ['tucker.48', 'Tucker 48'],
])('the vehicle %s is called %s', (key, name) => expect(vehicleName(key)).toBe(name));
