import { seededHash } from './seeded-hash.js';

test('texts and seeds that differ have different numbers, whole ones', () => {
  const numbers = new Set<number>();
  for (let seed = 0; seed < 100; seed++)
    for (let nth = 0; nth < 1_000; nth++) numbers.add(seededHash(`listing ${nth}`, [seed, 7]));
  expect(numbers.size).toBe(100_000);
  expect([...numbers].every(Number.isSafeInteger)).toBe(true);
});

test('the same is always the same', () =>
  expect(seededHash('listing', [1, 2])).toBe(seededHash('listing', [1, 2])));
