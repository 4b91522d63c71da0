import { definePort } from '../../kernel/manifest/port.js';
import type { CommunityRef } from '../community.schemas.js';

/** What readers see of communities, for the screens of posts and follows. Provided by the read model communities, and therefore as late as that. */
export interface CommunitiesOfReaders {
  /** Where this member is in: members, moderators and owners; archived communities too. */
  of(memberId: string): Promise<readonly CommunityPart[]>;
  /** The communities from which this member is banned now. */
  bannedFrom(memberId: string, now: string): Promise<readonly Ban[]>;
  /** By id; one that does not exist is left out. */
  named(ids: readonly string[]): Promise<ReadonlyMap<string, CommunityRef & { readonly isOpen: boolean }>>;
  /** Those among these members who read the wall of a community: everybody's, or its members alone. */
  readersAmong(communityId: string, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface CommunityPart {
  readonly id: string;
  readonly isModerator: boolean;
}

export interface Ban {
  readonly slug: string;
  readonly name: string;
  /** ISO-8601 UTC */
  readonly since: string;
  /** ISO-8601 UTC; null without an end. */
  readonly until: string | null;
}

export const COMMUNITIES_OF_READERS = definePort<CommunitiesOfReaders>('CommunitiesOfReaders');
