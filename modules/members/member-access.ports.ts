import type { Request, Response } from 'express';
import type { Capability, Tier } from '../kernel/http/contract.js';
import { definePort } from '../kernel/manifest/port.js';

/** A member as the house stands to them today. */
export interface MemberStatus {
  /** What others call them; null while no profile was written. */
  readonly publicName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly handle: string | null;
  readonly pictureUrl: string | null;
  readonly tier: Tier;
  readonly capabilities: readonly Capability[];
  /** What is in the way of listing, holding and posting; null when nothing is. */
  readonly missingRequirement: 'date of birth' | 'guardian' | null;
  readonly isMinor: boolean;
  /** A guardian has accepted, and it is not yet made sure that it is them. */
  readonly hasGuardianInCheck: boolean;
}

/** What other modules ask about members. Provided by the members module under STANDINGS. */
export interface MemberAccess {
  of(memberId: string, roles: readonly string[]): Promise<MemberStatus>;
  /** Whether one may open or go on with a conversation with the other: the same both ways.
   *  source  reliability.md 2.8 */
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
