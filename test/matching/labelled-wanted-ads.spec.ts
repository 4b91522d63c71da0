import { judge } from '../../modules/matching/match.rules.js';
import { labelledWantedAds } from './labelled-wanted-ads.js';

const judged = labelledWantedAds().map((pair) => ({ ...pair, verdict: judge(pair.wanted, pair.candidate) }));
const found = judged.filter(({ verdict }) => verdict.isMatch);
const right = judged.filter(({ isMatch }) => isMatch);
const rightlyFound = found.filter(({ isMatch }) => isMatch);

test('there are 300 wanted ads, and twice as many candidates that almost suit', () => {
  expect(new Set(judged.map(({ wanted }) => wanted)).size).toBe(300);
  expect(judged.length - right.length).toBeGreaterThan(600);
});

test('of the matches found at least 95 in 100 are right', () => {
  expect(rightlyFound.length / found.length).toBeGreaterThanOrEqual(0.95);
});

test('of the right matches at least 90 in 100 are found', () => {
  expect(rightlyFound.length / right.length).toBeGreaterThanOrEqual(0.9);
});
