import { z } from 'zod';
import { tiers } from './grants/grants.events.js';

/** All that a member may be able to do besides reading. Contracts name one of these in `requires`. */
export const Capability = z.enum([
  'editProfile',
  'list',
  'hold',
  'post',
  'follow',
  'message',
  'organize',
  'moderate',
  'review',
  'support',
  'administer',
  'analytics',
  'match-alerts',
  'new-items-wall',
]);
export type Capability = z.output<typeof Capability>;

/** From the least to the most. */
export const Tier = z.enum(tiers);
export type Tier = z.output<typeof Tier>;
