import { event } from '../../kernel/decider/decider.js';
import { recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import { wasLeftBehind } from './left-behind.rules.js';

const handedOver = (journal: boolean) =>
  event('BuildHandedOver', {
    fromId: 'ana',
    toId: 'bob',
    goesAlong: { journal, photos: true, costs: true, names: true, documents: [] },
    bookId: 'book',
  });

/** A build that was handed over at position 10 and at 20. */
const history = (first: boolean, second: boolean) =>
  recordedBy([
    ['ana', handedOver(first)],
    ['bob', handedOver(second)],
  ]).map((recorded, at) => ({ ...recorded, position: 10 * (at + 1) }));

test.each([
  [true, true, 5, false],
  [false, true, 5, true],
  [true, false, 5, true],
  [false, true, 15, false],
  [true, false, 15, true],
  [false, false, 25, false],
])(
  'with hand-overs that take entries along: %s, then %s, one of position %i was left behind: %s',
  (first, second, position, isLeft) => {
    expect(wasLeftBehind(history(first, second), position)).toBe(isLeft);
  },
);
