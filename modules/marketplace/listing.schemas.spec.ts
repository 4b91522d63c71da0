import { CountsQuery, ListingBody, ListingQuery, MapQuery } from './listing.schemas.js';

test('a title is one line, since e-mails to others show it', () => {
  const forged = ' 327\r\n\nTake a look:\u2028https://evil.example\u0085 ';
  expect(ListingBody.shape.title.parse(forged)).toBe('327 Take a look: https://evil.example');
});

test.each([
  ['a search', ListingQuery],
  ['its map', MapQuery],
  ['its counts', CountsQuery],
])('the lowest price of %s is not above its highest', (_what, schema) => {
  const world = { west: -180, south: -90, east: 180, north: 90, zoom: 3 };
  const problems = (minPrice: string, maxPrice: string) =>
    schema.safeParse({ ...world, minPrice, maxPrice }).error?.issues.map(({ message }) => message) ?? [];
  expect(problems('500', '100')).toEqual(['The lowest price is above the highest.']);
  expect([...problems('100', '100'), ...problems('500', '0')]).toEqual([]);
});
