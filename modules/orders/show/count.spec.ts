import { resultsOf } from './count.rules.js';

const everything = () => true;
const counted = (showClass: string | null, ...votes: readonly (readonly [number, number])[]) =>
  votes.map(([dash, some]) => ({ showClass, dash, votes: some }));

test('the most votes come first, ties share a place, and the next place is as much further', () => {
  const [custom] = resultsOf(
    { classes: ['Custom'], bestOfShow: false },
    counted('Custom', [4, 1], [9, 7], [2, 7], [5, 3]),
    everything,
  );
  expect(custom).toMatchObject({ showClass: 'Custom', votes: 18 });
  expect(custom?.places.map(({ place, dash, isTie }) => [place, dash, isTie])).toEqual([
    [1, 2, true],
    [1, 9, true],
    [3, 5, false],
    [4, 4, false],
  ]);
});

test('classes are apart, best of show comes last, and a class without votes has no places', () => {
  const results = resultsOf(
    { classes: ['Stock', 'Custom'], bestOfShow: true },
    [...counted('Stock', [1, 2]), ...counted(null, [1, 5])],
    everything,
  );
  expect(results.map(({ showClass, votes, places }) => [showClass, votes, places.length])).toEqual([
    ['Stock', 2, 1],
    ['Custom', 0, 0],
    [null, 5, 1],
  ]);
});

test('an entry that is not in the show any more takes no place', () => {
  const [stock] = resultsOf(
    { classes: ['Stock'], bestOfShow: false },
    counted('Stock', [1, 9], [2, 1]),
    (dash) => dash !== 1,
  );
  expect(stock).toMatchObject({ votes: 10, places: [{ place: 1, dash: 2, votes: 1 }] });
});
