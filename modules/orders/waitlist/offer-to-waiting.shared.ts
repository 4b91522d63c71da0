import type { CommandBus } from '@nestjs/cqrs';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { momentsOfDate, openDate } from '../pre-sale/sale-to-run.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Offer what is free to those who wait for it, step by step until nothing fits any more. Nothing happens while nobody waits, and when the date is off.
 *  in      cause: what it follows from, so that it is done once
 *  units   now: ISO-8601 UTC
 *  source  README, Waitlist 2 */
export async function offerToWaiting(
  { bus, eventStore }: Deps,
  dateId: string,
  cause: string,
  now: string,
): Promise<void> {
  const countWaiting = () => lookAt(bus, preSaleDecider, dateId, ({ waiting }) => waiting.size);
  let left = await countWaiting();
  if (left === 0) return;
  const moments = momentsOfDate(await openDate({ eventStore }, dateId));
  if (!moments) return;
  for (let step = 0; left > 0; step++) {
    const meta = systemCommand(now, deterministicId('offer-from-waitlist', cause, step));
    const { startsAt } = moments;
    await dispatch(bus, preSaleDecider, dateId, { type: 'OfferFromWaitlist', startsAt, meta });
    const before = left;
    left = await countWaiting();
    if (before - left < mostOffers) return;
  }
}

/** As many as one command makes. */
const mostOffers = 100;
