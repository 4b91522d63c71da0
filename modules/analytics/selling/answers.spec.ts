import { answersBeside, bandOf } from './answers.rules.js';

test('five others are needed, and how many are slower is of a hundred', () => {
  expect(answersBeside([10, 20, 30, 40], 15)).toBeNull();
  expect(answersBeside([50, 10, 30, 20, 40], 25)).toEqual({ sellers: 5, minutes: 30, slowerPercent: 60 });
  expect(answersBeside([50, 10, 30, 20, 40], 50)?.slowerPercent).toBe(0);
  expect(answersBeside([50, 10, 30, 20, 40], null)?.slowerPercent).toBeNull();
});

test('a seller is compared with those who have about as many listings', () => {
  expect([0, 4, 5, 99, 5_000].map((listings) => bandOf(listings).from)).toEqual([1, 1, 5, 20, 100]);
});
