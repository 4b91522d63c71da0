import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type BlocksEvent, blocksEvents } from './blocks.events.js';

/** Blocked members, oldest block first. */
export type Blocks = readonly string[];

export const blocksState: StreamState<typeof blocksEvents, Blocks> = {
  events: blocksEvents,
  initial: [],
  evolve,
};

function evolve(blocked: Blocks, { type, data: { memberId } }: BlocksEvent): Blocks {
  switch (type) {
    case 'MemberBlocked':
      return [...blocked, memberId];
    case 'MemberUnblocked':
      return blocked.filter((one) => one !== memberId);
    default:
      return unreachable(type);
  }
}
