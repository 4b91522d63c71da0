import { definePort } from '../kernel/manifest/port.js';

/** Organizers, by who works in them. Provided by the read model organizers, and therefore as late as that. */
export interface Organizers {
  /** Ids of the organizers in which a member works. */
  ofMember(memberId: string): Promise<readonly string[]>;
  /** Ids of those that a member owns. */
  ownedBy(memberId: string): Promise<readonly string[]>;
  /** Ids of those for which a member showed evidence, and that began at a moment (ISO-8601 UTC) or later. */
  begunBy(memberId: string, since: string): Promise<readonly string[]>;
  /** Verified organizers whose time ends before a moment, ISO-8601 UTC. */
  endingBefore(at: string): Promise<readonly string[]>;
}

export const ORGANIZERS = definePort<Organizers>('Organizers');
