import { plusDays } from '../../modules/kernel/decider/time.js';
import type { SeenOfDay } from '../../modules/marketplace/audience/audience-rows.js';
import { Chance } from './chance.js';
import type { ListingPlan } from './listing-plans.js';

/** How often the listings of members who can sign in were seen in searches and opened, day by day, in the days before today while they were offered. */
export function audiencePlan(seed: string, plans: readonly ListingPlan[], now: string): readonly SeenOfDay[] {
  return plans
    .filter(({ seller, offer }) => seller.canSignIn && offer.listingType !== 'wanted')
    .flatMap((plan) => seenOf(new Chance(seed, 'audience', plan.id), plan, now));
}

function seenOf(
  chance: Chance,
  { id, seller, publishedDaysAgo, fate }: ListingPlan,
  now: string,
): SeenOfDay[] {
  const interest = chance.between(4, 30);
  const opened = chance.between(0.04, 0.16);
  const first = Math.floor(publishedDaysAgo);
  const last = fate.status === 'sold' ? Math.ceil(fate.daysAgo) : 1;
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, at) => {
    const weekend = [0, 6].includes(new Date(plusDays(now, at - first)).getUTCDay()) ? 1.6 : 1;
    const impressions = Math.round(interest * weekend * chance.between(0.5, 1.5) * (at < 3 ? 2 : 1));
    const views = Math.round(impressions * opened * chance.between(0.4, 1.6));
    return { id, sellerId: seller.memberId, day: plusDays(now, at - first).slice(0, 10), impressions, views };
  });
}
