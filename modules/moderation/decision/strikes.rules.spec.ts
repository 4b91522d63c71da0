import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { Strikes } from '../moderation.schemas.js';
import { applied, decidedAt } from './decision.fixtures.js';
import { decisionState, type KnownDecision } from './decision.state.js';
import { strikesAt, strikesUntil } from './strikes.rules.js';

test.each([
  [1, 90],
  [2, 180],
  [3, 365],
] as const)('%i strikes count for %i days', (strikes, days) => {
  const struck = [{ strikes, strikesUntil: strikesUntil(strikes, decidedAt), status: 'standing' as const }];
  expect(strikesAt(struck, plusDays(decidedAt, days - 1))).toBe(strikes);
  expect(strikesAt(struck, plusDays(decidedAt, days))).toBe(0);
});

test('strikes equal those recounted from the log, after any decisions, amendments and overturnings', () => {
  const strikes = fc.constantFrom<Strikes>(0, 1, 2, 3);
  const decision = fc.record({
    day: fc.integer({ min: 0, max: 800 }),
    strikes,
    later: fc.constantFrom('nothing', 'amended', 'overturned'),
    amendedTo: strikes,
  });
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 8 }), fc.integer({ min: 0, max: 1_300 }), (made, today) => {
      const now = plusDays(decidedAt, today);
      const decisions = made.map((one) => foldEvents(decisionState, eventsOf(one)) as KnownDecision);
      expect(strikesAt(decisions, now)).toBe(recounted(made, today));
    }),
  );
});

interface Made {
  readonly day: number;
  readonly strikes: Strikes;
  readonly later: string;
  readonly amendedTo: Strikes;
}

function eventsOf({ day, strikes, later, amendedTo }: Made) {
  const at = plusDays(decidedAt, day);
  const first = applied({ at, strikes, strikesUntil: strikesUntil(strikes, at) });
  const base = { subjectId: 'sol', appealId: null, reason: 'Why.' };
  if (later === 'overturned')
    return [first, { type: 'DecisionOverturned' as const, data: { ...base, overturnedBy: 'rae' } }];
  if (later === 'nothing') return [first];
  const measure = { kind: 'warn' as const };
  const changed = { strikes: amendedTo, strikesUntil: strikesUntil(amendedTo, at), measure, endsAt: null };
  return [
    first,
    { type: 'DecisionAmended' as const, data: { ...base, ...changed, givenBack: [], amendedBy: 'rae' } },
  ];
}

/** By days alone, without any code of the product. */
function recounted(made: readonly Made[], today: number): number {
  let sum = 0;
  for (const { day, strikes, later, amendedTo } of made) {
    if (later === 'overturned') continue;
    const count = later === 'amended' ? amendedTo : strikes;
    if (today < day + ([0, 90, 180, 365][count] ?? 0)) sum += count;
  }
  return sum;
}
