import { foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type BlocksEvent, blocksEvents } from './blocks.events.js';

/** Blocked members, oldest block first. */
export type Blocks = readonly string[];

const none: Blocks = [];

export const blocksState: StreamState<typeof blocksEvents, Blocks> = {
  events: blocksEvents,
  ...foldInPlace(none, {
    open: (blocked) => new Set(blocked),
    change,
    close: (blocked): Blocks => [...blocked],
  }),
};

function change(blocked: Set<string>, { type, data: { memberId } }: BlocksEvent): void {
  switch (type) {
    case 'MemberBlocked':
      blocked.add(memberId);
      return;
    case 'MemberUnblocked':
      blocked.delete(memberId);
      return;
    default:
      unreachable(type);
  }
}
