import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { boostDecider } from '../../modules/marketplace/boost/boost.decider.js';
import { listingDecider } from '../../modules/marketplace/listing/listing.decider.js';
import type { Listing } from '../../modules/marketplace/listing/listing.state.js';
import type { DemoDeps } from './demo-deps.js';
import { publishingCommands } from './listing-commands.js';
import type { ListingPlan } from './listing-plans.js';

/** The newest listing with a picture of each of a few dealers, who have Premium, is boosted for a week. */
export async function writeBoosts(deps: DemoDeps, plans: readonly ListingPlan[]): Promise<void> {
  const ofDealers = new Map<string, ListingPlan>();
  const oldestFirst = [...plans].sort((a, b) => b.publishedDaysAgo - a.publishedDaysAgo);
  for (const plan of oldestFirst) if (canBeBoosted(plan)) ofDealers.set(plan.seller.memberId, plan);
  const chosen = [...ofDealers.values()].sort((a, b) => a.id.localeCompare(b.id)).slice(0, many);
  for (const plan of chosen) {
    const actor = { id: plan.seller.memberId, roles: [] };
    await deps.sendToStream(boostDecider, plan.id, [
      {
        type: 'StartBoost',
        listing: publishedBy(plan, deps.now),
        most: 1,
        others: 0,
        meta: { actor, now: deps.now, commandId: deterministicId(plan.id, 'boost') },
      },
    ]);
  }
}

const many = 4;

const canBeBoosted = ({ seller, offer, fate }: ListingPlan): boolean =>
  seller.isDealer && fate.status === 'active' && offer.listingType !== 'wanted' && offer.pictures.length > 0;

/** As it is once published. */
const publishedBy = (plan: ListingPlan, now: string): Listing =>
  publishingCommands(plan, now).reduce(
    (listing, command) => listingDecider.decide(command, listing).reduce(listingDecider.evolve, listing),
    listingDecider.initial,
  );
