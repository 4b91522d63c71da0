import { placeNamed } from '@entities/listing/named-place';
import {
  conditions,
  listingTypes,
  marketSegments,
  origins,
  radiusOptions,
  sorts,
} from '@modules/marketplace/listing.schemas';
import fc from 'fast-check';
import { changed, cleared, defaults, formatFilter, parseFilter, subs } from './search-filter';

const parse = (address: string) => parseFilter(new URLSearchParams(address));

test('a bare address is the default search: active classic listings for sale within 200 miles', () => {
  expect(parse('')).toEqual({
    radius: 200,
    status: 'active',
    marketSegment: 'classic',
    listingType: 'for_sale',
  });
});

test('an address can ask for both kinds', () => {
  expect(parse('listingType=any')).not.toHaveProperty('listingType');
  expect(formatFilter(changed(defaults, { listingType: undefined })).toString()).toBe('listingType=any');
});

test('a model counts only with its make, and several conditions are any of them', () => {
  expect(parse('model=Bel+Air')).toEqual(defaults);
  expect(parse('make=Chevrolet&model=Bel+Air&year=1956&condition=core,new,worn')).toEqual({
    ...defaults,
    make: 'Chevrolet',
    model: 'Bel Air',
    year: 1956,
    condition: ['new', 'core'],
  });
});

test('the defaults are not written', () => {
  expect(formatFilter(defaults).toString()).toBe('');
});

test('a cleared filter is written to the address, so that back and reload keep it', () => {
  const address = formatFilter(cleared({ ...defaults, search: '327', categoryPrimary: 'Parts' }));
  expect(parseFilter(address)).toEqual({ listingType: 'for_sale' });
});

test('clearing keeps the tab, the place, the order and the view', () => {
  const near = placeNamed('Janesville, WI', { latitude: 42.68, longitude: -89.02 });
  expect(cleared({ ...defaults, near, sort: 'newest', view: 'map', search: 'grille' })).toEqual({
    listingType: 'for_sale',
    near,
    sort: 'newest',
    view: 'map',
  });
});

test('a typed place is kept as a rounded point with its name', () => {
  const near = placeNamed('Janesville, WI', { latitude: 42.682789, longitude: -89.018723 });
  const address = formatFilter(changed(defaults, { near }));
  expect(address.get('near')).toBe('42.68,-89.02');
  expect(parseFilter(address).near).toEqual({ latitude: 42.68, longitude: -89.02, label: 'Janesville, WI' });
});

test('an emptied price is 0 and means none', () => {
  expect(parse('minPrice=0&maxPrice=')).toEqual(defaults);
});

test.each([
  'radius=7',
  'radius=NaN',
  'marketSegment=horse',
  'status=draft',
  'sort=up',
  'categoryPrimary=Boats',
  'categorySub=Oars',
  'minPrice=-5',
  'minPrice=1e3',
  'maxPrice=12,50',
  'maxPrice=0x10',
  'near=1',
  'near=91,0',
  'near=,',
  'view=globe',
  'year=12',
  'year=1956.5',
  'condition=worn',
  'origin=,',
  'fits=barn',
])('nonsense in the address is left out: %s', (address) => {
  expect(parse(address)).toEqual(defaults);
});

test('other parameters stay in the address', () => {
  expect(formatFilter(defaults, new URLSearchParams('guest=1&search=old')).toString()).toBe('guest=1');
});

test('whatever is searched for survives the address', () => {
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const filter = fc
    .record({
      search: maybe(
        fc
          .string({ minLength: 1, maxLength: 40 })
          .map((text) => text.trim())
          .filter(Boolean),
      ),
      categoryPrimary: maybe(fc.constantFrom('Cars', 'Parts', 'Tools')),
      categorySub: maybe(fc.constantFrom(...subs)),
      minPrice: maybe(fc.integer({ min: 1, max: 1e6 })),
      maxPrice: maybe(fc.integer({ min: 1, max: 1e6 })),
      status: maybe(fc.constant('active' as const)),
      marketSegment: maybe(fc.constantFrom(...marketSegments)),
      listingType: maybe(fc.constantFrom(...listingTypes)),
      make: maybe(fc.constantFrom('Chevrolet', 'Mercedes-Benz')),
      year: maybe(fc.integer({ min: 1900, max: 2000 })),
      condition: maybe(fc.subarray([...conditions], { minLength: 1 })),
      origin: maybe(fc.subarray([...origins], { minLength: 1 })),
      fits: maybe(fc.constant('garage' as const)),
      radius: maybe(fc.constantFrom(...radiusOptions)),
      sort: maybe(fc.constantFrom(...sorts)),
      view: maybe(fc.constant('map' as const)),
    })
    .map((parts) => changed({}, parts));
  fc.assert(fc.property(filter, (search) => expect(parseFilter(formatFilter(search))).toEqual(search)));
});
