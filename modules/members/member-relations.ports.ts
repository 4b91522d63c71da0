import type { Standing } from '../identity/session-members.ports.js';
import { definePort } from '../kernel/manifest/port.js';
import type { WhyNotWrite } from './writing.schemas.js';

/** Queries of other modules about members. Provided by the members module as MEMBER_RELATIONS. */
export interface MemberRelations {
  /** Reads one short stream, so it is cheap enough for every request. */
  standingOf(memberId: string): Promise<Standing>;
  /** Whether the two may write to each other. The same in both directions. */
  mayConverse(one: string, other: string): Promise<boolean>;
  /** What a reader is told who cannot write to another; null when they may. A suspension counts, too. */
  whyNotWrite(readerId: string, otherId: string): Promise<WhyNotWrite | null>;
  /** Whether the two are a minor and the verified guardian. Their thread is exempt from block, mute and limits. */
  isParentThread(one: string, other: string): Promise<boolean>;
  /** The members among these with whom the member has a thread of guardian and minor: one query for a whole list. */
  parentThreadsOf(memberId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether either has blocked the other. */
  isBlockedBetween(one: string, other: string): Promise<boolean>;
  /** The verified guardian of a minor; null for everybody else. */
  guardianOf(minorId: string): Promise<string | null>;
  /** The minors for whom a member answers as their verified guardian. */
  wardsOf(guardianId: string): Promise<readonly string[]>;
}

export const MEMBER_RELATIONS = definePort<MemberRelations>('MemberRelations');
