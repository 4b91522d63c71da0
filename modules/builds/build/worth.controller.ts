import { Controller, Inject } from '@nestjs/common';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { SOLD_PRICES, type SoldFor, type SoldPrices } from '../../marketplace/sold-prices.ports.js';
import { BUILD_LOOKUP, type BuildLookup } from '../builds.ports.js';
import { getWorth } from './build-reads.contract.js';
import { openBuild } from './open-build.shared.js';
import { buildNotFound } from './roles.rules.js';

/** What a build has cost, beside what such cars sold for here. To everybody but its owner there is no such page. */
@Controller()
export class WorthController {
  constructor(
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BUILD_LOOKUP) private readonly lookup: BuildLookup,
    @Inject(SOLD_PRICES) private readonly soldPrices: SoldPrices,
  ) {}

  @Route(getWorth)
  async worth(@Input() { params, meta }: RouteInput<typeof getWorth>): Promise<ResponseOf<typeof getWorth>> {
    const { ownerId, words } = await openBuild(this, params.id, 'looks', meta);
    if (ownerId !== meta.actor.id) throw buildNotFound();
    const [spent, sold] = await Promise.all([
      this.lookup.spentOn(params.id),
      this.soldPrices.ofCars(words.vehicle, meta.now),
    ]);
    return { spent: spent / 100, sold: sold && inDollars(sold) };
  }
}

const inDollars = ({ sales, lowCents, middleCents, highCents, yearFrom, yearTo }: SoldFor) => ({
  sales,
  low: lowCents / 100,
  middle: middleCents / 100,
  high: highCents / 100,
  yearFrom,
  yearTo,
});
