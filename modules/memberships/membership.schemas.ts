import { z } from 'zod';
import { capabilities } from './capabilities.rules.js';
import { tiers } from './grants/grants.events.js';

export const Capability = z.enum(capabilities);
export type Capability = z.output<typeof Capability>;

/** From the least to the most. */
export const Tier = z.enum(tiers);
export type Tier = z.output<typeof Tier>;
