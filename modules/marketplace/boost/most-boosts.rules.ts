import type { Capability, Tier } from '../../identity/capabilities.schemas.js';

/** How many boosts a member may have at once. Pure. */
export const mostBoosts = ({
  tier,
  capabilities,
}: {
  readonly tier: Tier;
  readonly capabilities: readonly Capability[];
}): number => (capabilities.includes('boost') ? mostIn[tier] : 0);

const mostIn: Readonly<Record<Tier, number>> = { free: 0, beta: 1, premium: 1, premium_plus: 3 };
