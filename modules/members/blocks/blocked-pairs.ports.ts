import { definePort } from '../../kernel/manifest/port.js';

/** Who is not shown to whom, for what lists many members at once. Answered by the member pages, and so as late as these. */
export interface BlockedPairs {
  /** The members whom this one has blocked, and those who have blocked this one. */
  blockedWith(memberId: string): Promise<readonly string[]>;
}

export const BLOCKED_PAIRS = definePort<BlockedPairs>('BlockedPairs');
