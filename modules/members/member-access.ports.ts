import type { Request, Response } from 'express';
import { definePort } from '../kernel/manifest/port.js';

/** What age and guardian say of a member now. */
export interface Standing {
  /** What the member has to do before listing, holding and posting; null when nothing is missing. */
  readonly missingRequirement: 'date of birth' | 'guardian' | null;
  /** A guardian has accepted and is not verified yet. */
  readonly hasGuardianInCheck: boolean;
}

/** A member as the pages show them to themselves. */
export interface MemberStatus extends Standing {
  /** What others call them; null until a profile is written. */
  readonly publicName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly handle: string | null;
  readonly pictureUrl: string | null;
  readonly isMinor: boolean;
}

/** What other modules ask about members. Provided by the members module as MEMBER_ACCESS. */
export interface MemberAccess {
  of(memberId: string): Promise<MemberStatus>;
  /** One read of a short stream: cheap enough for each request that needs it. */
  standingOf(memberId: string): Promise<Standing>;
  /** Whether one may open or continue a conversation with the other: the same both ways. */
  mayConverse(one: string, other: string): Promise<boolean>;
  /** Guardian and minor, verified: their thread is exempt from block, mute and limits. */
  isParentThread(one: string, other: string): Promise<boolean>;
  /** Whether either has blocked the other. */
  isBlockedBetween(one: string, other: string): Promise<boolean>;
}

/** The neutral gate at sign-up. Provided by the members module under AGE_GATE. */
export interface AgeGate {
  /** Let somebody register, or hold them for 24 hours: nothing else is stored of who is under 13. Without a date it asks for the hold only.
   *  errors  SIGN_UP_HELD (forbidden), BIRTH_DATE_WRONG (invalid) */
  admit(request: Request, response: Response, dateOfBirth: string | undefined): Promise<void>;
  /** Whether this browser is held by its cookie, which must outlive a sign-out. */
  holds(request: Request): boolean;
  /** Record the date of a member who was let in; again is quiet. */
  record(memberId: string, dateOfBirth: string): Promise<void>;
}

export const MEMBER_ACCESS = definePort<MemberAccess>('MemberAccess');

export const AGE_GATE = definePort<AgeGate>('AgeGate');
