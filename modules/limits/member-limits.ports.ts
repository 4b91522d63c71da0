import type { CommandMetadata } from '../kernel/decider/decider.js';
import { definePort } from '../kernel/manifest/port.js';
import type { Database } from '../kernel/postgres/database.js';
import type { CountedAction, Step } from './limits.rules.js';

/** Limits the actions of one member through the API; imports, tools and demo data dispatch their commands without
 *  limits. Answered by this module under MEMBER_LIMITS. */
export interface MemberLimits {
  /** Run a counted action, once for each subject; a refused one does not count.
   *  errors  MAIL_NOT_VERIFIED (forbidden) when the action needs a verified e-mail address; those of the action, of `alsoCheck` and of `work` */
  within<Result>(counting: Counting, meta: CommandMetadata, work: () => Promise<Result>): Promise<Result>;
  /** Delete the counted actions of these members. */
  deleteOf(db: Database, memberIds: readonly string[]): Promise<void>;
}

export interface Counting {
  readonly action: CountedAction;
  readonly subject: string;
  /** A further check of the action, while no other call of this member is counted.
   *  in      counted: this member's actions of the last 24 hours */
  readonly alsoCheck?: (counted: readonly Counted[], step: Step) => void;
}

export interface Counted {
  readonly subject: string;
  /** ISO-8601 UTC */
  readonly at: string;
}

export const MEMBER_LIMITS = definePort<MemberLimits>('MemberLimits');
