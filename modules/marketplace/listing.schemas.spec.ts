import { ListingBody } from './listing.schemas.js';

test('a title is one line, since e-mails to others show it', () => {
  const forged = ' 327\r\n\nTake a look:\u2028https://evil.example\u0085 ';
  expect(ListingBody.shape.title.parse(forged)).toBe('327 Take a look: https://evil.example');
});
