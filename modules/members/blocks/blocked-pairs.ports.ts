import { definePort } from '../../kernel/manifest/port.js';

/** Which members are hidden from each other, for lists of many members. Provided by the read model member-pages, and therefore as late as that. */
export interface BlockedPairs {
  /** The members whom this one has blocked, and those who have blocked this one. */
  blockedWith(memberId: string): Promise<readonly string[]>;
}

export const BLOCKED_PAIRS = definePort<BlockedPairs>('BlockedPairs');
