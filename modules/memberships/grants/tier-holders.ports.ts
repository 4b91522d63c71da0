import type { Capability } from '../../identity/capabilities.schemas.js';
import { definePort } from '../../kernel/manifest/port.js';

/** Who has a capability by their tier. Provided by the read model member-pages, and therefore as late as that. */
export interface TierHolders {
  /** The members whose tier gives it now, by id.
   *  units  now: ISO-8601 UTC */
  holdersOf(capability: Capability, now: string): Promise<readonly string[]>;
  /** Those among these members. */
  holdersAmong(
    memberIds: readonly string[],
    capability: Capability,
    now: string,
  ): Promise<ReadonlySet<string>>;
}

export const TIER_HOLDERS = definePort<TierHolders>('TierHolders');
