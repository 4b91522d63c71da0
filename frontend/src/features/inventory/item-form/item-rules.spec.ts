import { blankItem, type ItemFields } from './item-fields';
import { itemResolver } from './item-rules';

const known: ItemFields = { ...blankItem, title: 'Quadrajet' };
const check = async (part: Partial<ItemFields>) =>
  (await itemResolver({ ...known, ...part }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })) as {
    readonly errors: object;
    readonly values: object;
  };
const how = { message: expect.stringContaining('Write 12.50') };
const number = (value: string) => [{ name: 'Bore', kind: 'number' as const, value }];

test('sizes, prices and numbers that may mean something else are refused, with how to write them', async () => {
  const size = { ...blankItem.size, length: '12,50', weight: '1e3' };
  expect((await check({ size })).errors).toMatchObject({ size: { length: how, weight: how } });
  const prices = { asking: '1.500,00', minimum: '12,50', acquired: { ...blankItem.acquired, price: '1e3' } };
  expect((await check(prices)).errors).toMatchObject({ asking: how, minimum: how, acquired: { price: how } });
  expect((await check({ customFields: number('4,03') })).errors).toMatchObject({
    customFields: [{ value: how }],
  });
  for (const quantity of ['1,5', '1e1', '2.5'])
    expect((await check({ quantity })).errors).toMatchObject({ quantity: { message: expect.any(String) } });
});

test('what is certain is taken as it is meant', async () => {
  const size = { ...blankItem.size, length: '1,250.5', weight: '.5' };
  const { values, errors } = await check({
    size,
    quantity: '1,250',
    asking: 1250,
    customFields: number('-4.03'),
  });
  expect(errors).toEqual({});
  expect(values).toMatchObject({
    size: { length: 1250.5, weight: 0.5 },
    quantity: 1250,
    asking: 12.5,
    customFields: [{ value: -4.03 }],
  });
});
