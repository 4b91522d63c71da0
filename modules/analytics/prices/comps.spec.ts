import fc from 'fast-check';
import { compsOf, fewestSellers, type PartSale } from './comps.rules.js';

const asked = { year: 1950, condition: null };
const sale = (sellerId: string, dollars: number, more: Partial<PartSale> = {}): PartSale => ({
  sellerId,
  cents: dollars * 100,
  days: 10,
  condition: 'used-good',
  yearFrom: 1947,
  yearTo: 1953,
  ...more,
});
const five = [100, 120, 140, 160, 180].map((dollars, nth) => sale(`s${nth}`, dollars));

test('five sellers say it: the middle half of their prices', () => {
  expect(compsOf(five, asked)).toEqual({
    sales: 5,
    lowCents: 12_000,
    middleCents: 14_000,
    highCents: 16_000,
    daysToSell: 10,
    ofCondition: false,
  });
});

test('four sellers do not, however often they sold', () => {
  expect(compsOf([...five.slice(1), ...five.slice(1)], asked)).toBeNull();
});

test('the asked condition and the nearest years count where enough sold them', () => {
  const rebuilt = five.map((one) => ({ ...one, cents: one.cents * 2, condition: 'rebuilt' }));
  const late = five.map((one) => ({ ...one, cents: one.cents * 4, yearFrom: 1955, yearTo: 1959 }));
  const all = [...five, ...rebuilt, ...late];
  expect(compsOf(all, { year: 1950, condition: 'rebuilt' })).toMatchObject({
    middleCents: 28_000,
    ofCondition: true,
  });
  expect(compsOf([...five.slice(1), ...late], { year: 1957, condition: null })).toMatchObject({
    middleCents: 56_000,
  });
  expect(compsOf(late, { year: 1940, condition: null })).toBeNull();
});

const dollars = fc.integer({ min: 1, max: 20_000 });
const sales = fc.array(
  fc
    .record({ nth: fc.nat(12), dollars, days: fc.nat(400) })
    .map(({ nth, dollars: price, days }) => sale(`s${nth}`, price, { days })),
  { maxLength: 40 },
);

test('the sequence of sales says nothing, and fewer than five sellers say nothing', () => {
  fc.assert(
    fc.property(sales, (all) => {
      const found = compsOf(all, asked);
      expect(compsOf(all.toReversed(), asked)).toEqual(found);
      const sellers = new Set(all.map(({ sellerId }) => sellerId)).size;
      expect(found === null).toBe(sellers < fewestSellers);
      if (found)
        expect(found.lowCents <= found.middleCents && found.middleCents <= found.highCents).toBe(true);
    }),
  );
});

test('one seller moves no quartile beyond the prices of their neighbors, by an outlier or by repeats', () => {
  fc.assert(
    fc.property(
      fc.array(dollars, { minLength: fewestSellers, maxLength: 20 }),
      dollars,
      fc.integer({ min: 1, max: 50 }),
      (prices, odd, times) => {
        const honest = prices.map((price, nth) => sale(`s${nth}`, price));
        const sorted = prices.toSorted((one, other) => one - other).map((price) => price * 100);
        const found = compsOf(
          [...honest, ...Array.from({ length: times }, () => sale('odd', odd * 1_000))],
          asked,
        );
        const cheapest = sorted[0] ?? 0;
        const dearest = sorted.at(-1) ?? 0;
        const step = 500;
        expect(found?.lowCents).toBeGreaterThanOrEqual(cheapest - step);
        expect(found?.highCents).toBeLessThanOrEqual(dearest + step);
      },
    ),
  );
});
