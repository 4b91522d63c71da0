import fc from 'fast-check';
import { daysAfter } from '../../kernel/decider/days.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { gatheringDecider } from './gathering.decider.js';
import type { GatheringEvent } from './gathering.events.js';
import { command, publishedOn, season } from './gathering.fixtures.js';
import { type Gathering, type GatheringCommand, gatheringState } from './gathering.state.js';

/* Days from few weeks, so that dates meet. */
const day = fc.integer({ min: 0, max: 20 }).map((later) => daysAfter('2027-04-01', later));
const hours = fc.constantFrom(
  { opens: '07:00', closes: '15:00', lasts: 1 },
  { opens: '09:00', closes: '02:00', lasts: 2 },
  { opens: '12:00', closes: '12:00', lasts: 4 },
);
const reason = fc.constant('');
const days = fc.uniqueArray(day, { minLength: 1, maxLength: 8 }).map((all) => all.toSorted());
const dates = fc
  .tuple(days, hours)
  .map(([some, each]) => ({ ...each, season: 'permanent' as const, rule: null, days: some }));

const sent = fc.oneof(
  fc.record({ type: fc.constant('ReplaceDates' as const), from: day, dates, reason }),
  fc.record({ type: fc.constant('ExtendDates' as const), days }),
  fc.tuple(day, hours).map(([on, each]) => ({ type: 'AddDate' as const, day: on, ...each })),
  fc
    .tuple(day, day, hours)
    .map(([on, toDay, each]) => ({ type: 'MoveDate' as const, day: on, toDay, ...each, reason: '' })),
  fc.record({ type: fc.constant('PostponeDate' as const), day, reason }),
  fc.record({ type: fc.constant('CancelDate' as const), day, reason }),
  fc.record({ type: fc.constant('RestoreDate' as const), day }),
);
/* Time only goes on, and mostly it does not. */
const turns = fc.array(fc.tuple(sent, fc.constantFrom(0, 0, 0, 0, 1, 3)), { maxLength: 40 });

/** What a command leaves; a refused one leaves all as it was. */
function after(history: readonly GatheringEvent[], next: GatheringCommand): readonly GatheringEvent[] {
  try {
    return [...history, ...gatheringDecider.decide(next, foldEvents(gatheringState, history))];
  } catch (error) {
    if (error instanceof DomainError) return history;
    throw error;
  }
}

const lastClosing = ({ dates: all }: Gathering): string =>
  Object.values(all)
    .filter(({ status }) => status === 'on')
    .map(({ on, closes, lasts }) => `${daysAfter(on, lasts - 1)} ${closes}`)
    .reduce((latest, one) => (one > latest ? one : latest), '');

test('whatever is done to its dates, no day has two that are on, and it ends with the last of them', () => {
  fc.assert(
    fc.property(turns, (all) => {
      let now = '2027-03-30T12:00:00.000Z';
      let history: readonly GatheringEvent[] = [publishedOn({ ...season, season: 'permanent' })];
      for (const [next, later] of all) {
        now = plusDays(now, later);
        history = after(history, command(next, now));
        const gathering = foldEvents(gatheringState, history);
        const on = Object.values(gathering.dates).flatMap((date) => (date.status === 'on' ? [date.on] : []));
        expect(new Set(on).size).toBe(on.length);
        expect(gathering.ends).toBe(lastClosing(gathering));
      }
    }),
    { numRuns: 300 },
  );
});
