import type { Actor } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Role, Tier } from './grants/grants.events.js';
import type { Capability } from './membership.schemas.js';

/** What was granted to a member, and what they are able to do by it now. */
export interface Membership {
  readonly tier: Tier;
  /** Each once, in the order of the list of capabilities. */
  readonly capabilities: readonly Capability[];
}

/** What other modules ask about memberships. */
export interface Memberships {
  /** From the log itself, so that a grant counts at once. The roles are those that the caller signed in with. */
  of(member: Actor): Promise<Membership>;
}

export const MEMBERSHIPS = definePort<Memberships>('Memberships');

/** Who has which role now. Identity joins these rows in the look-up of a session; memberships alone writes them.
 *  The schema's name is older than this module. */
export type RoleTables = {
  readonly 'identity.role': {
    readonly member_id: string;
    readonly role: Role;
    /** ISO-8601 UTC */
    readonly granted_at: string;
  };
};
