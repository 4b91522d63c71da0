import fc from 'fast-check';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { anyCommand, aptTo, buyer, map, soldOut } from './any-command.fixtures.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSaleEvent } from './pre-sale.events.js';
import { begun, command, during, granted } from './pre-sale.fixtures.js';
import { preSaleState } from './pre-sale.state.js';
import type { PreSale, PreSaleCommand } from './pre-sale-types.state.js';
import { endsTooSoon, wrongIn, wronglyGiven } from './wrong.fixtures.js';

const moments = Object.values(during).slice(1);
/** Mostly no time goes by; sometimes a hold lapses, or the next window comes. */
const goesOn = fc.nat({ max: 29 }).map((one) => (one === 0 ? 'window' : one < 5 ? 'minutes' : 'no'));
const turns = fc.array(
  fc.record({
    next: anyCommand,
    by: buyer,
    time: goesOn,
    isTwice: fc.boolean(),
    pick: fc.nat({ max: 50 }),
    isApt: fc.constantFrom(true, true, true, true, false),
  }),
  { minLength: 30, maxLength: 60, size: 'max' },
);

const start = fc.constantFrom(during.renewal, during.firstCall, during.sale, during.sale, during.noShows);
test('over any sequence of commands no space has two holders, no right is sold to another, and no money is lost', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(turns, start, fc.boolean(), (all, from, isFull) => {
      let now: string = from;
      const history: PreSaleEvent[] = [
        ...begun({ checksUntil: null, closesAt: '2027-08-08T04:00:00.000Z' }, map),
        granted(['a1', 'ana'], ['a2', 'ana'], ['a3', 'bob']),
        ...(isFull ? soldOut : []),
      ];
      let preSale = foldEvents(preSaleState, history);
      const wrong: string[] = [];
      for (const { next, by, time, isTwice, pick, isApt } of all) {
        if (time === 'minutes') now = plusMinutes(now, 16);
        if (time === 'window') now = moments.find((moment) => moment > now) ?? now;
        if (next.type === 'CancelPreSale' && pick < 48) continue; // nothing much happens after it
        const one = isApt ? aptTo(preSale, next, by, pick) : { sent: next, by };
        for (const each of isTwice ? [one, one] : [one]) {
          const decided = decide(command(each.sent as never, each.by, now), preSale);
          for (const event of decided) {
            if (endsTooSoon(preSale, event, now, each.sent.type)) wrong.push(`${each.sent.type} ends a hold`);
            wrong.push(...wronglyGiven(preSale, event, now).map((id) => `${event.type} gives ${id}`));
            preSale = preSaleState.evolve(preSale, event as never);
            seen.add(event.type);
          }
          history.push(...decided);
          if (decided.length) wrong.push(...wrongIn(preSale));
        }
      }
      expect(wrong).toEqual([]);
      expect(foldEvents(preSaleState, history)).toEqual(preSale);
    }),
    { numRuns: 1_000 },
  );
  expect(mustBeSeen.filter((type) => !seen.has(type))).toEqual([]);
});

/** Without them the property would say little. */
const mustBeSeen: readonly PreSaleEvent['type'][] = [
  'CheckedIn',
  'LatePaymentReceived',
  'LinesCancelled',
  'NoShowsReleased',
  'OrderAbandoned',
  'OrderPaid',
  'RefundGranted',
  'RefundRecorded',
  'RightRolledOver',
  'SpaceMoved',
  'SpacesWithdrawn',
  'WaitlistOffered',
];

function decide(sentNow: PreSaleCommand, preSale: PreSale): readonly PreSaleEvent[] {
  try {
    return preSaleDecider.decide(sentNow, preSale);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
