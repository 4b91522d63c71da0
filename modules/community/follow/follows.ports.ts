import type { Viewer } from '../../kernel/content/content.js';
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

/** Whether somebody may know of a target, and so follow or mute it. Provided by this module under FOLLOW_TARGETS. */
export interface FollowTargets {
  /** A member whose page the viewer sees, unless one of the two has blocked the other; a community that they find; a build or an organizer that they see; any tag and vehicle. */
  isFound(target: FollowTarget, viewer: Viewer): Promise<boolean>;
}

export const FOLLOW_TARGETS = definePort<FollowTargets>('FollowTargets');
