import { Recent } from './recent.js';

test('an entry is there for at least its time, and for less than twice that once others come', () => {
  const recent = new Recent<number>(1_000, 100);
  recent.set(1, 1, 5_000);
  recent.set(2, 2, 5_900);
  recent.set(3, 3, 6_500);
  expect([recent.get(1), recent.get(2), recent.get(3)]).toEqual([1, 2, 3]);
  recent.set(4, 4, 7_600);
  expect([recent.get(2), recent.get(3)]).toEqual([undefined, 3]);
  recent.set(5, 5, 60_000);
  expect([recent.get(3), recent.get(4), recent.get(5)]).toEqual([undefined, undefined, 5]);
});

test('of too many the older half goes', () => {
  const recent = new Recent<number>(1_000, 4);
  for (const n of [1, 2, 3, 4, 5]) recent.set(n, n, 5_000);
  expect([1, 2, 3, 4, 5].map((n) => recent.get(n))).toEqual([undefined, undefined, 3, 4, 5]);
});
