import { keysOf } from '../../modules/matching/keys.rules.js';
import { judge } from '../../modules/matching/match.rules.js';
import { furtherPairs, type HobbyPair, hobbyPairs } from './hobby-pairs.js';

const judged = (pairs: readonly HobbyPair[]) =>
  pairs.map((pair) => ({ ...pair, isFound: judge(pair.wanted, pair.candidate).isMatch }));

describe.each([
  ['pairs written without knowing the rules', judged(hobbyPairs())],
  ['further pairs', judged(furtherPairs())],
])('%s', (_, pairs) => {
  const found = pairs.filter(({ isFound }) => isFound);
  const right = pairs.filter(({ isMatch }) => isMatch);
  const rightlyFound = found.filter(({ isMatch }) => isMatch);

  test('of the matches found at least 95 in 100 are right', () => {
    expect(rightlyFound.length / found.length).toBeGreaterThanOrEqual(0.95);
  });

  test('of the right matches at least 90 in 100 are found', () => {
    expect(rightlyFound.length / right.length).toBeGreaterThanOrEqual(0.9);
  });

  test('whatever suits a wanted ad shares a key with it, in years that overlap', () => {
    const missed = found.filter(({ wanted, candidate }) => {
      const others = keysOf('thing', candidate);
      return !keysOf('need', wanted).some(({ key, from, to }) =>
        others.some((other) => other.key === key && other.from <= to && other.to >= from),
      );
    });
    expect(missed.map(({ wanted, candidate }) => [wanted.title, candidate.title])).toEqual([]);
  });
});
