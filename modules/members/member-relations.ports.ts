import type { Request, Response } from 'express';
import { definePort } from '../kernel/manifest/port.js';

/** What a member still needs, by age and guardian. */
export interface Standing {
  /** What the member has to do before listing, holding and posting. Null when nothing is missing. */
  readonly missingRequirement: 'date of birth' | 'guardian' | null;
  /** A guardian has accepted and is not verified yet. */
  readonly hasGuardianInCheck: boolean;
}

/** What the session answer says about the member. */
export interface MemberStatus extends Standing {
  /** The public name. Null until a profile is written. */
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
  /** Reads one short stream, so it is cheap enough for every request. */
  standingOf(memberId: string): Promise<Standing>;
  /** Whether the two may write to each other. The same in both directions. */
  mayConverse(one: string, other: string): Promise<boolean>;
  /** Whether the two are a minor and the verified guardian. Their thread is exempt from block, mute and limits. */
  isParentThread(one: string, other: string): Promise<boolean>;
  /** Of these others, those with whom the member has a thread of guardian and minor: one question for a whole list. */
  parentThreadsOf(memberId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether either has blocked the other. */
  isBlockedBetween(one: string, other: string): Promise<boolean>;
}

/** The neutral gate at sign-up. Provided by the members module under AGE_GATE. */
export interface AgeGate {
  /** Let a person register, or refuse a person under 13 for 24 hours. Nothing else is stored of them. Without a date only the cooldown is checked.
   *  errors  SIGN_UP_HELD (forbidden), BIRTH_DATE_WRONG (invalid) */
  admit(request: Request, response: Response, dateOfBirth: string | undefined): Promise<void>;
  /** Whether this browser has the cookie of a cooldown, which must outlive a sign-out. */
  holds(request: Request): boolean;
  /** Record the date of birth of a new member. The same date again records nothing. */
  record(memberId: string, dateOfBirth: string): Promise<void>;
}

export const MEMBER_ACCESS = definePort<MemberAccess>('MemberAccess');

export const AGE_GATE = definePort<AgeGate>('AgeGate');
