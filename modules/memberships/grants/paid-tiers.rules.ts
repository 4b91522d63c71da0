import { type Command, event } from '../../kernel/decider/decider.js';
import type { GrantsEvent, LifetimeTier } from './grants.events.js';
import type { Grants } from './grants.state.js';

/** `grantId`: the id of the subscription. `until`: when the tier ends, unless more is paid.
 *  units  until: ISO-8601 UTC */
export type FollowSubscription = Command<
  'FollowSubscription',
  {
    readonly memberId: string;
    readonly grantId: string;
    readonly tier: LifetimeTier;
    readonly until: string;
  }
>;

/** What a subscription gives now, whatever was recorded before.
 *  out     [TierPaid] when its end or its tier is new; [TierEnded] when it is over; [] when nothing changes
 *  source  README, Rule 8 */
export function followSubscription(
  { memberId, grantId, tier, until, meta }: FollowSubscription,
  { tiers }: Pick<Grants, 'tiers'>,
): readonly GrantsEvent[] {
  const paid = tiers.find((grant) => grant.grantId === grantId);
  if (until <= meta.now) return paid ? [event('TierEnded', { memberId, grantId, tier: paid.tier })] : [];
  if (paid?.tier === tier && paid.until === until) return [];
  return [event('TierPaid', { memberId, grantId, tier, until })];
}
