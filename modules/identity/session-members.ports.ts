import { definePort } from '../kernel/manifest/port.js';

/** What a member still needs, by age and guardian. */
export interface Standing {
  /** What the member has to do before listing, holding and posting. Null when nothing is missing. */
  readonly missingRequirement: 'date of birth' | 'guardian' | null;
  /** A guardian has accepted and is not verified yet. */
  readonly hasGuardianInCheck: boolean;
}

/** The part of the session response about a member besides their account. */
export interface SessionMember extends Standing {
  /** The public name. Null until a profile is written. */
  readonly publicName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly handle: string | null;
  readonly pictureUrl: string | null;
  readonly isMinor: boolean;
}

/** Provided by the members module under SESSION_MEMBERS. */
export interface SessionMembers {
  of(memberId: string): Promise<SessionMember>;
}

export const SESSION_MEMBERS = definePort<SessionMembers>('SessionMembers');
