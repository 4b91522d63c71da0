import type { Actor } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Capability, Tier } from './capabilities.schemas.js';

/** The tier of a member and what the member is able to do now. */
export interface Membership {
  readonly tier: Tier;
  /** Each once, in the order of the list of capabilities. */
  readonly capabilities: readonly Capability[];
}

/** What the session response and other modules ask about memberships. Provided by the memberships module under MEMBERSHIPS. */
export interface Memberships {
  /** Reads the event store, so that a grant counts at once. The roles are those of the caller's session. */
  of(member: Actor): Promise<Membership>;
}

export const MEMBERSHIPS = definePort<Memberships>('Memberships');
