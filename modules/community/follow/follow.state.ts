import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type FollowEvent, followEvents } from './follow.events.js';

export interface Follow {
  readonly isFollowed: boolean;
  /** Until then, ISO-8601 UTC; null for good. An end that has passed is no mute any more. */
  readonly mute: { readonly until: string | null } | null;
}

export const followState: StreamState<typeof followEvents, Follow> = {
  events: followEvents,
  initial: { isFollowed: false, mute: null },
  evolve,
};

function evolve(follow: Follow, event: FollowEvent): Follow {
  switch (event.type) {
    case 'FollowStarted':
      return { ...follow, isFollowed: true };
    case 'FollowEnded':
      return { ...follow, isFollowed: false };
    case 'TargetMuted':
      return { ...follow, mute: { until: event.data.until } };
    case 'TargetUnmuted':
      return { ...follow, mute: null };
    default:
      return unreachable(event);
  }
}
