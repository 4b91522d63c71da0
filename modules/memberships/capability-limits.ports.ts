import type { LimitableCapability } from '../identity/capabilities.schemas.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';

/** Taking one capability from a member for a time, for the decisions that cause it. */
export interface CapabilityLimits {
  /** A decision that limits the same again sets another end.
   *  errors  MEMBER_NOT_FOUND, OWN_GRANT (forbidden) */
  limit(memberId: string, limit: Omit<CapabilityLimit, 'since'>, meta: CommandMetadata): Promise<Receipt>;
  /** End the limit that the decision caused.
   *  errors  MEMBER_NOT_FOUND, OWN_GRANT (forbidden) */
  lift(
    memberId: string,
    limit: Pick<CapabilityLimit, 'capability' | 'decisionId'>,
    meta: CommandMetadata,
  ): Promise<Receipt>;
  /** The limits that run now. */
  of(memberId: string): Promise<readonly CapabilityLimit[]>;
}

/** units  since, until: ISO-8601 UTC; until: null without an end */
export interface CapabilityLimit {
  readonly capability: LimitableCapability;
  readonly since: string;
  readonly until: string | null;
  readonly decisionId: string;
}

export const CAPABILITY_LIMITS = definePort<CapabilityLimits>('CapabilityLimits');
