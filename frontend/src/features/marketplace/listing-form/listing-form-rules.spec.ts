import { blankFields, type ListingFields } from './listing-form-fields';
import { listingResolver } from './listing-form-rules';

const check = listingResolver(async () => undefined);
const known: ListingFields = { ...blankFields, title: 'Hood bird', price: 12_500, place: { text: '53545' } };
const errorsOf = async (part: Partial<ListingFields>) =>
  (await check({ ...known, ...part }, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;
const how = { price: { message: expect.stringContaining('Write 12.50') } };

test.each(['12,50', '1.500,00', '1e3'])('a price of %s is refused, with how to write it', async (price) => {
  expect(await errorsOf({ price })).toMatchObject(how);
  const wanted = { ...blankFields.wanted, limit: 'private' as const };
  expect(await errorsOf({ listingType: 'wanted', wanted, price })).toMatchObject(how);
  expect(await errorsOf({ price: 1250 })).not.toHaveProperty('price');
});

test.each(['1,5', '1e3', '2.0'])('%s is not how many there are', async (quantity) => {
  expect(await errorsOf({ quantity })).toHaveProperty('quantity');
  expect(await errorsOf({ quantity, listingType: 'wanted' })).toHaveProperty('quantity');
  expect(await errorsOf({ quantity: '1,250' })).not.toHaveProperty('quantity');
});
