import { defaults } from './search-filter';
import { mapSearchOf, queryOf, searchOrigin, sortOf } from './search-query';

const here = { latitude: 42.68, longitude: -89.02 };

test('the default search asks for active classic listings for sale, nearest first, and to be widened', () => {
  expect(queryOf(defaults, here)).toEqual({
    status: 'active',
    marketSegment: 'classic',
    listingType: 'for_sale',
    ...here,
    radius: 200,
    sort: 'distance',
    limit: 24,
    expand: 'true',
  });
});

test('without a place there is no radius, and the newest come first', () => {
  expect(queryOf(defaults, null)).toEqual({
    status: 'active',
    marketSegment: 'classic',
    listingType: 'for_sale',
    sort: 'newest',
    limit: 24,
    expand: 'true',
  });
  expect(sortOf({ sort: 'distance' }, null)).toBe('newest');
});

test('a cleared radius is not sent', () => {
  expect(queryOf({}, here)).not.toHaveProperty('radius');
});

test('the map asks for the same search within the radius of the list, which may be wider', () => {
  expect(mapSearchOf({ ...defaults, view: 'map', sort: 'newest' }, here, 500)).toEqual({
    status: 'active',
    marketSegment: 'classic',
    listingType: 'for_sale',
    ...here,
    radius: 500,
  });
  expect(mapSearchOf({ search: 'hood' }, null, null)).toEqual({ search: 'hood' });
});

test('a typed place goes before the device', () => {
  const near = { ...here, label: 'Janesville, WI' };
  expect(searchOrigin({ near }, { latitude: 1, longitude: 2 })).toEqual(here);
  expect(searchOrigin({}, { latitude: 1.00049, longitude: 2 })).toEqual({ latitude: 1, longitude: 2 });
  expect(searchOrigin({}, null)).toBeNull();
});

test('a search for a vehicle asks for all that was chosen', () => {
  const chosen = { make: 'Chevrolet', model: 'Bel Air', year: 1956, condition: ['new', 'core'] as const };
  expect(queryOf({ ...chosen, fits: 'garage' }, null)).toMatchObject({ ...chosen, fits: 'garage' });
});
