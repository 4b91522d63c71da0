import { preSaleOf, spaceOf } from '@entities/orders/orders.fixtures';
import { priced, quantityIn, readBasket, withQuantity, withSpace } from './basket';

test('a space is chosen, and chosen again it is left out', () => {
  const once = withSpace([], 'spaces', 'b12');
  expect(once).toEqual([{ productId: 'spaces', spaceId: 'b12', quantity: 1, showClass: null }]);
  expect(withSpace(once, 'spaces', 'b12')).toEqual([]);
});

test('each class of a show entry is a line of its own', () => {
  const lines = withQuantity(withQuantity([], 'show', 'Custom', 2), 'show', 'Stock', 1);
  expect(quantityIn(lines, 'show')).toBe(3);
  expect(withQuantity(lines, 'show', 'Custom', 0)).toHaveLength(1);
});

test('a space costs what the map says, anything else what the terms say; what is gone is left out', () => {
  const lines = withQuantity(withSpace(withSpace([], 'spaces', 'b12'), 'spaces', 'gone'), 'gate', null, 2);
  const spaces = new Map([['b12', spaceOf('B12', { cents: 4_500 })]]);
  expect(priced(lines, preSaleOf(), spaces).map(({ code, name, cents }) => [code, name, cents])).toEqual([
    ['B12', 'Vendor space', 4_500],
    [null, 'Early gate pass', 3_000],
  ]);
});

test.each([null, '', '{', '[]', '{"orderId":1}'])('what a browser kept is no basket: %s', (text) => {
  expect(readBasket(text)).toBeNull();
});
