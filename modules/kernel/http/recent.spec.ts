import { Recent } from './recent.js';

test('an entry is there for at least its time, and for less than twice that once others come', () => {
  const recent = new Recent<number>(1_000, 100);
  recent.set('first', 1, 5_000);
  recent.set('second', 2, 5_900);
  recent.set('third', 3, 6_500);
  expect([recent.get('first'), recent.get('second'), recent.get('third')]).toEqual([1, 2, 3]);
  recent.set('fourth', 4, 7_600);
  expect([recent.get('second'), recent.get('third')]).toEqual([undefined, 3]);
  recent.set('fifth', 5, 60_000);
  expect([recent.get('third'), recent.get('fourth'), recent.get('fifth')]).toEqual([undefined, undefined, 5]);
});

test('of too many the older half goes', () => {
  const recent = new Recent<number>(1_000, 4);
  for (const n of [1, 2, 3, 4, 5]) recent.set(`${n}`, n, 5_000);
  expect([1, 2, 3, 4, 5].map((n) => recent.get(`${n}`))).toEqual([undefined, undefined, 3, 4, 5]);
});
