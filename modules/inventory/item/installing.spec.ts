import { foldEvents } from '../../kernel/decider/decider.js';
import { costOf, takenFor } from './installing.rules.js';
import { itemAdded } from './item.fixtures.js';
import { itemState } from './item.state.js';

const itemOf = (quantity: number | null, cents: number | null) => {
  const { active } = foldEvents(itemState, [
    itemAdded(quantity, { acquired: { on: null, from: '', cents } }),
  ]);
  if (!active) throw new Error('It was added.');
  return active;
};

test('some of an item costs its share of what was paid for all', () => {
  expect(costOf(itemOf(4, 10_000), 1)).toBe(2_500);
  expect(costOf(itemOf(3, 100), 1)).toBe(33);
  expect(costOf(itemOf(2, 10_000), 2)).toBe(10_000);
});

test('an item that nobody has counted costs all of it, and one without a price nothing that is known', () => {
  expect(costOf(itemOf(null, 10_000), 1)).toBe(10_000);
  expect(costOf(itemOf(4, null), 1)).toBeNull();
});

test('it leaves the place that is named, or the one with the most', () => {
  const stock = { shelf: 1, bin: 3, '': 2 };
  expect(takenFor(stock, { quantity: 2, locationId: undefined })).toEqual({ quantity: 2, locationId: 'bin' });
  expect(takenFor(stock, { quantity: 1, locationId: null })).toEqual({ quantity: 1, locationId: null });
  expect(takenFor({}, { quantity: 1, locationId: undefined })).toEqual({ quantity: 1, locationId: null });
});
