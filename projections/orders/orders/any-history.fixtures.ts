import fc from 'fast-check';
import { DomainError } from '../../../modules/kernel/decider/errors.js';
import { plusMinutes } from '../../../modules/kernel/decider/time.js';
import {
  anyCommand,
  aptTo,
  buyer,
  map,
  soldOut,
} from '../../../modules/orders/pre-sale/any-command.fixtures.js';
import { preSaleDecider } from '../../../modules/orders/pre-sale/pre-sale.decider.js';
import type { PreSaleEvent } from '../../../modules/orders/pre-sale/pre-sale.events.js';
import {
  begun,
  command,
  during,
  granted,
  stateOf,
} from '../../../modules/orders/pre-sale/pre-sale.fixtures.js';
import { preSaleState } from '../../../modules/orders/pre-sale/pre-sale.state.js';
import type { PreSale, PreSaleCommand } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';

const turn = fc.record({
  next: anyCommand,
  by: buyer,
  time: fc.nat({ max: 29 }),
  pick: fc.nat({ max: 50 }),
});
const start = fc.constantFrom(during.renewal, during.sale, during.sale, during.noShows);
const anyTurns = fc.record({
  turns: fc.array(turn, { minLength: 60, maxLength: 80, size: 'max' }),
  from: start,
  isFull: fc.boolean(),
});

/** What happens to pre-sales when commands of any kind come in any sequence: the same for the same seed.
 *  out  of each its events, in the batches in which they come, and when the last was sent */
export const anyHistories = (
  count: number,
  seed: number,
): readonly { readonly batches: readonly (readonly PreSaleEvent[])[]; readonly now: string }[] =>
  fc.sample(anyTurns, { numRuns: count, seed }).map(({ turns, from, isFull }) => {
    const first = [
      ...begun({ checksUntil: null, closesAt: '2027-08-08T04:00:00.000Z' }, map),
      granted(['a1', 'ana'], ['a2', 'ana'], ['a3', 'bob']),
      ...(isFull ? soldOut : []),
    ];
    let preSale = stateOf(...first);
    let now: string = from;
    const batches = [first];
    for (const { next, by, time, pick } of turns) {
      now = timeAfter(now, time);
      if (next.type === 'CancelPreSale' && pick < 48) continue;
      const { sent, by: sender } = aptTo(preSale, next, by, pick);
      const decided = decide(command(sent as never, sender, now), preSale);
      for (const event of decided) preSale = preSaleState.evolve(preSale, event as never);
      if (pick % 3) batches.at(-1)?.push(...decided);
      else if (decided.length) batches.push([...decided]);
    }
    return { batches: batches.filter((batch) => batch.length), now };
  });

/** Mostly no time goes by; sometimes a hold lapses, or the next window comes. */
function timeAfter(now: string, time: number): string {
  if (time > 4) return now;
  if (time > 0) return plusMinutes(now, 16);
  return Object.values(during).find((moment) => moment > now) ?? now;
}

function decide(sent: PreSaleCommand, preSale: PreSale): readonly PreSaleEvent[] {
  try {
    return preSaleDecider.decide(sent, preSale);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
