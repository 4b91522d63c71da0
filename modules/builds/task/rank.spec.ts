import fc from 'fast-check';
import { rankBetween, ranksAfter } from './rank.rules.js';

test('a rank between two is between them, wherever tasks are put', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 120 }), (places) => {
      const ranks: string[] = [];
      for (const place of places) {
        const at = place % (ranks.length + 1);
        ranks.splice(at, 0, rankBetween(ranks[at - 1] ?? null, ranks[at] ?? null));
      }
      expect([...ranks].sort()).toEqual(ranks);
      expect(new Set(ranks).size).toBe(ranks.length);
    }),
    { numRuns: 300 },
  );
});

test('between the same two there is always room for one more', () => {
  for (const towards of ['before', 'after'] as const) {
    let [low, high] = ['a0', 'a1'];
    for (let at = 0; at < 300; at++) {
      const between = rankBetween(low, high);
      expect(low < between && between < high).toBe(true);
      if (towards === 'before') high = between;
      else low = between;
    }
  }
});

test('two thousand tasks at the end, or at the top, have short ranks', () => {
  const down = ranksAfter(null, 2_000);
  expect([...down].sort()).toEqual(down);
  expect(Math.max(...down.map(({ length }) => length))).toBeLessThan(5);
  let top: string | null = null;
  for (let at = 0; at < 2_000; at++) {
    const above = rankBetween(null, top);
    if (top !== null) expect(above < top).toBe(true);
    top = above;
  }
  expect(top?.length).toBeLessThan(5);
});

test('where two moves at the same moment made the same rank, the next task goes after both', () => {
  expect(rankBetween('a1', 'a1') > 'a1').toBe(true);
});
