import { Controller, Inject } from '@nestjs/common';
import { listNewItems } from '../../../modules/community/feed/feed.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { vehicleKey } from '../../../modules/marketplace/fitment/vehicle-key.rules.js';
import { nationwide } from '../../../modules/marketplace/listing.schemas.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { profileState } from '../../../modules/members/profile/profile.state.js';
import { TIER_HOLDERS, type TierHolders } from '../../../modules/memberships/grants/tier-holders.ports.js';
import { newItemsOf } from './new-items.queries.js';
import { cardsById } from './newest-listings.queries.js';

@Controller()
export class NewItemsController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(TIER_HOLDERS) private readonly tiers: TierHolders,
  ) {}

  @Route(listNewItems)
  async newItems(
    @Input() { query, actor, meta: { now } }: RouteInput<typeof listNewItems>,
  ): Promise<ResponseOf<typeof listNewItems>> {
    const { latitude, longitude, radius = usualRadius, limit } = query;
    const [holders, blocked, vehicles] = await Promise.all([
      this.tiers.holdersOf('new-items-wall', now),
      actor ? this.blocks.blockedWith(actor.id) : [],
      query.garage && actor ? this.#makesOf(actor.id) : undefined,
    ]);
    const hasPlace = latitude !== undefined && longitude !== undefined && radius < nationwide;
    const hidden: readonly string[] = blocked;
    const sellers = holders.filter((id) => !hidden.includes(id));
    const circle = hasPlace ? { latitude, longitude, radius } : undefined;
    const ids = await newItemsOf(this.db, sellers, { circle, vehicles, limit });
    return { listings: await cardsById(this.db, ids, hasPlace ? { latitude, longitude } : undefined, now) };
  }

  async #makesOf(memberId: string): Promise<readonly string[]> {
    const { profile } = await loadState(this.eventStore, profileState, memberId);
    return [...new Set((profile?.garage ?? []).map(({ make }) => vehicleKey({ make })))];
  }
}

/** Miles. */
const usualRadius = 50;
