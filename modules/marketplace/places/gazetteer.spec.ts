import { findPlace, nearestArea, towns } from './gazetteer.js';

const refusalOf = (text: string) => {
  try {
    findPlace(text);
  } catch (error) {
    return error as Error & { code: string; kind: string };
  }
  throw new Error(`${text} was found`);
};

test('a ZIP code is a place', () => {
  expect(findPlace('53545')).toEqual({ area: 'Janesville, WI', latitude: 42.7355, longitude: -89.0405 });
  expect(findPlace(' 53545-1234 ').area).toBe('Janesville, WI');
});

test.each([
  ['Janesville, WI', 'Janesville, WI'],
  ['janesville wi', 'Janesville, WI'],
  ['  JANESVILLE ,  wisconsin. ', 'Janesville, WI'],
  ['Janesville Wisconsin', 'Janesville, WI'],
  ['St. Louis, MO', 'Saint Louis, MO'],
  ['st louis missouri', 'Saint Louis, MO'],
  ['Ft. Worth, TX', 'Fort Worth, TX'],
  ['Charleston, West Virginia', 'Charleston, WV'],
  ['Charleston West Virginia', 'Charleston, WV'],
  ['Washington, DC', 'Washington, DC'],
  ['New York, New York', 'New York, NY'],
  ['McLean, VA', 'Mc Lean, VA'],
  ["O'Fallon, MO", 'O Fallon, MO'],
  ['Albuquerque', 'Albuquerque, NM'],
])('%j is %s', (text, area) => {
  expect(findPlace(text).area).toBe(area);
});

test('the point of a town with many ZIP codes is in its middle', () => {
  const { latitude, longitude } = findPlace('Las Vegas, NV');
  expect(Math.abs(latitude - 36.15)).toBeLessThan(0.15);
  expect(Math.abs(longitude + 115.16)).toBeLessThan(0.15);
});

test.each([
  ['00000', /no ZIP code 00000/],
  ['Springfield', /more than one Springfield: say which state \(.*IL.*MO/],
  ['Janesville, TX', /WI/],
  ['Atlantis, WI', /do not know "Atlantis, WI"/],
  ['WI', /.+/],
  ['Toronto, ON', /.+/],
  ['K1A 0B1', /.+/],
  [', WI', /ZIP code/],
  ['', /ZIP code/],
  ['constructor', /.+/],
  ['Janesville, constructor', /.+/],
])('%j is not a place, and the message says what to do', (text, message) => {
  expect(refusalOf(text)).toMatchObject({ kind: 'unprocessable', code: 'PLACE_NOT_FOUND' });
  expect(refusalOf(text).message).toMatch(message);
});

test('the area of a position is the nearest town', () => {
  expect(nearestArea({ latitude: 42.7355, longitude: -89.0405 })).toBe('Janesville, WI');
  expect(nearestArea({ latitude: 39.5, longitude: -116.9 })).toBe('Austin, NV');
  expect(() => nearestArea({ latitude: 51.5, longitude: -0.12 })).toThrow(
    expect.objectContaining({ code: 'PLACE_NOT_FOUND' }),
  );
});

test('all towns are in the United States, each with a point', () => {
  const all = towns();
  expect(all.length).toBeGreaterThan(25_000);
  expect(all.every(({ latitude, longitude }) => latitude > 17 && latitude < 72 && longitude < -60)).toBe(
    true,
  );
});
