import { inTurn } from './boosts-in-turn.rules.js';

const found = Array.from({ length: 10 }, (_, at) => 100 + at);
const hour = (at: number) => new Date(at * 3_600_000).toISOString();

test('each boosted listing is shown as often as any other in a round of hours', () => {
  const times = new Map<number, number>();
  for (let at = 0; at < found.length; at++)
    for (const no of inTurn(found, { now: hour(480_000 + at), page: 0, most: 3 }))
      times.set(no, (times.get(no) ?? 0) + 1);
  expect([...times.values()]).toEqual(found.map(() => 3));
});

test('within an hour it is the same for everybody', () => {
  const asked = { now: hour(480_000), page: 0, most: 3 };
  expect(inTurn(found.toReversed(), asked)).toEqual(inTurn(found, asked));
});

test('the pages of a search go through all of them once', () => {
  const pages = [0, 1, 2, 3, 4].map((page) => inTurn(found, { now: hour(480_007), page, most: 3 }));
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 1, 0]);
  expect(pages.flat().toSorted()).toEqual(found);
});
