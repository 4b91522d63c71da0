import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type Counted, resultsOf } from '../show/count.rules.js';
import { dash, opened, planned, stock } from '../show/show.fixtures.js';
import { showState } from '../show/show.state.js';
import { type BallotCommand, ballotDecider } from './ballot.decider.js';
import type { BallotEvent } from './ballot.events.js';
import { ballotState } from './ballot.state.js';

const show = foldEvents(showState, [
  ...[dash(1), dash(2), dash(3, { showClass: 'Custom' }), dash(4, { showClass: 'Custom' })],
  planned(),
]);
const choice = fc.record({
  showClass: fc.constantFrom(stock, 'Custom', 'Boats', null),
  dash: fc.integer({ min: 1, max: 5 }),
});
const attempts = fc.array(
  fc.record({
    number: fc.integer({ min: 1, max: 6 }),
    choices: fc.array(choice, { maxLength: 4 }),
    now: fc.constantFrom(
      opened.opensAt,
      '2027-08-07T15:00:00.000Z',
      opened.closesAt,
      '2027-08-07T12:00:00.000Z',
    ),
  }),
  { maxLength: 60, size: 'max' },
);

test('over any sequence of votes each code counts once in a class at most, for an entry of that class, while the vote is open', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(attempts, (all) => {
      const ballots = new Map<number, readonly BallotEvent[]>();
      for (const { number, choices, now } of all) {
        const history = ballots.get(number) ?? [];
        const meta = metaOf('visitor', now);
        const decided = decide(
          { type: 'CastBallot', dateId: 'carlisle', number, choices, show, meta },
          history,
        );
        if (decided.length) expect(now >= opened.opensAt && now < opened.closesAt).toBe(true);
        seen.add(decided.length ? 'counted' : history.length ? 'used' : 'refused');
        ballots.set(number, [...history, ...decided]);
      }
      const cast = [...ballots.values()].flat();
      expect(new Set(cast.map(({ data }) => data.number)).size).toBe(cast.length);
      for (const { data } of cast) {
        const classes = data.choices.map(({ showClass }) => showClass);
        expect(new Set(classes).size).toBe(classes.length);
        for (const { showClass, dash: number } of data.choices)
          if (showClass !== null) expect(show.entries.get(number)).toBe(showClass);
      }
      const results = resultsOf(opened, countedIn(cast), () => true);
      for (const { votes, places } of results) {
        expect(votes).toBeLessThanOrEqual(cast.length);
        expect(places.reduce((sum, one) => sum + one.votes, 0)).toBe(votes);
        for (const [nth, one] of places.entries()) {
          const before = places[nth - 1];
          if (before) expect(before.votes === one.votes).toBe(before.place === one.place);
        }
      }
    }),
  );
  expect([...seen].sort()).toEqual(['counted', 'refused', 'used']);
});

function decide(command: BallotCommand, history: readonly BallotEvent[]): readonly BallotEvent[] {
  try {
    return ballotDecider.decide(command, foldEvents(ballotState, history));
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

function countedIn(cast: readonly BallotEvent[]): readonly Counted[] {
  const all = cast.flatMap(({ data }) => data.choices);
  return [...Map.groupBy(all, ({ showClass, dash: number }) => `${showClass} ${number}`).values()].flatMap(
    (some) => (some[0] ? [{ ...some[0], votes: some.length }] : []),
  );
}
