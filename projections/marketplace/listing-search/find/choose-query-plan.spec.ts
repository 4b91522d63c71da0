import { chooseQueryPlan, chooseWordPlan } from './choose-query-plan.js';

const first = { sort: 'distance' as const, category: { category: 0, sub: 0 }, cursor: undefined, limit: 25 };
const classics = { segment: 550_000, category: 550_000, matching: 500_000 };

test('the nearest of many listings are found outwards from the point, the nearest of few through the cells', () => {
  expect(chooseQueryPlan(first, { ...classics, total: 25_000 })).toBe('nearest');
  expect(chooseQueryPlan(first, { ...classics, total: 200 })).toBe('scan');
});

test('a late page of the nearest is found through the cells, because the way outwards would start from the point again', () => {
  const cursor = { sort: 'distance', key: 0.1, no: 1, seen: 5_000 };
  expect(chooseQueryPlan({ ...first, cursor }, { ...classics, total: 25_000 })).toBe('scan');
});

test.each(['newest', 'price_asc', 'price_desc'] as const)(
  'many by %s are found along the index of that order, few through the cells',
  (sort) => {
    expect(chooseQueryPlan({ ...first, sort }, { ...classics, total: 25_000 })).toBe('walk');
    expect(chooseQueryPlan({ ...first, sort }, { ...classics, total: 500 })).toBe('scan');
  },
);

test('a small category is always found by its own cells', () => {
  const category = { category: 3, sub: 305 };
  expect(
    chooseQueryPlan(
      { ...first, category, sort: 'newest' },
      { segment: 550_000, category: 900, matching: 90, total: 90 },
    ),
  ).toBe('scan');
});

test.each([
  ['half of all listings, newest', 'newest', 500_000, 'walk'],
  ['half of all listings, nearest', 'distance', 500_000, 'nearest'],
  ['few listings, newest', 'newest', 2_000, 'sort'],
  ['few listings, nearest', 'distance', 20_000, 'sort'],
] as const)('words in %s', (_what, sort, hits, plan) => {
  expect(chooseWordPlan({ sort, cursor: undefined, limit: 51 }, { hits, segment: 1_000_000 })).toBe(plan);
});
