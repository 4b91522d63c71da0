import { z } from 'zod';

/** Every capability of members besides reading. A contract names one of these in `requires`. */
export const Capability = z.enum([
  'editProfile',
  'list',
  'hold',
  'post',
  'follow',
  'message',
  'organize',
  'staff',
  'moderate',
  'review',
  'support',
  'administer',
  'analytics',
  'match-alerts',
  'new-items-wall',
  'follower-alerts',
  'boost',
  'community-tools',
  'priority-support',
  'no-ads',
]);
export type Capability = z.output<typeof Capability>;

/** Those that a decision may take from a member for a time. */
export const limitable = [
  'list',
  'hold',
  'post',
  'follow',
  'message',
  'organize',
] as const satisfies readonly Capability[];
export type LimitableCapability = (typeof limitable)[number];

/** From the lowest to the highest. */
export const tiers = ['free', 'beta', 'premium', 'premium_plus'] as const;
export const Tier = z.enum(tiers);
export type Tier = z.output<typeof Tier>;
