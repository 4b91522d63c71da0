import { definePort } from '../../kernel/manifest/port.js';
import type { FollowTarget } from './follow.events.js';

/** Who follows what, for the feeds and for notifications. Provided by the read model follows, and therefore as late as that. */
export interface Follows {
  /** What this member follows and does not mute at this time (ISO-8601 UTC), the latest first; at most 5,000. */
  followedBy(memberId: string, now: string): Promise<readonly FollowTarget[]>;
  /** How many targets this member follows, muted ones too. */
  countOf(memberId: string): Promise<number>;
  /** What this member mutes at this time (ISO-8601 UTC). */
  mutedBy(memberId: string, now: string): Promise<readonly FollowTarget[]>;
  /** Those among these members who mute a target at this time (ISO-8601 UTC). */
  muting(memberIds: readonly string[], target: FollowTarget, now: string): Promise<ReadonlySet<string>>;
  /** The followers of a target, in pages of ids, in the order of their ids. */
  followersOf(target: FollowTarget, after: string | null, limit: number): Promise<readonly string[]>;
}

export const FOLLOWS = definePort<Follows>('Follows');
