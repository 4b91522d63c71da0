import type { Actor } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Role, Tier } from './grants/grants.events.js';
import type { Capability } from './membership.schemas.js';

/** The tier of a member and what the member is able to do now. */
export interface Membership {
  readonly tier: Tier;
  /** Each once, in the order of the list of capabilities. */
  readonly capabilities: readonly Capability[];
}

/** What other modules ask about memberships. */
export interface Memberships {
  /** Reads the event store, so that a grant counts at once. The roles are those of the caller's session. */
  of(member: Actor): Promise<Membership>;
}

export const MEMBERSHIPS = definePort<Memberships>('Memberships');

/** The roles of each member. Identity joins these rows when it looks up a session; this module alone writes them.
 *  The name of the schema is older than this module. */
export type RoleTables = {
  readonly 'identity.role': {
    readonly member_id: string;
    readonly role: Role;
    /** ISO-8601 UTC */
    readonly granted_at: string;
  };
};
