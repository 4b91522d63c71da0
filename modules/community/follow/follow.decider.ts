import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { FollowEvent, FollowTarget, followEvents } from './follow.events.js';
import { type Follow, followState } from './follow.state.js';

export type MuteTime = 'a week' | 'good';

/** The actor is the follower, besides in `EndFollow`. */
export type FollowCommand =
  | Command<
      'Follow',
      {
        readonly target: FollowTarget;
        /** Whether the follower may know of the target and follow it. */
        readonly isFound: boolean;
        /** How many the follower follows now. */
        readonly followed: number;
      }
    >
  | Command<'Unfollow', { readonly target: FollowTarget }>
  /** Because one of the two has blocked the other. */
  | Command<'EndFollow', { readonly target: FollowTarget; readonly followerId: string }>
  | Command<
      'MuteTarget',
      { readonly target: FollowTarget; readonly isFound: boolean; readonly for: MuteTime }
    >
  | Command<'UnmuteTarget', { readonly target: FollowTarget }>;

export const maxFollowed = 5_000;

/** source  README, Commands */
export const followDecider: StreamDecider<typeof followEvents, Follow, FollowCommand> = {
  ...followState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** Commands that end something. */
const always: ReadonlySet<FollowCommand['type']> = new Set(['Unfollow', 'EndFollow', 'UnmuteTarget']);

function decide(command: FollowCommand, { isFollowed, mute }: Follow): readonly FollowEvent[] {
  const pair = { followerId: command.meta.actor.id, target: command.target };
  switch (command.type) {
    case 'Follow':
      return follow(command, isFollowed);
    case 'Unfollow':
      return isFollowed ? ended(pair, 'unfollowed') : [];
    case 'EndFollow':
      return isFollowed ? ended({ ...pair, followerId: command.followerId }, 'blocked') : [];
    case 'MuteTarget':
      return muteTarget(command, mute);
    case 'UnmuteTarget':
      return mute ? [event('TargetUnmuted', pair)] : [];
    default:
      return unreachable(command);
  }
}

/** out     [FollowStarted], or [] when the target is followed already
 *  errors  OWN_FOLLOW (forbidden), FOLLOW_TARGET_NOT_FOUND (not-found), TOO_MANY_FOLLOWED (conflict) */
function follow(
  { target, isFound, followed, meta: { actor } }: CommandOf<FollowCommand, 'Follow'>,
  isFollowed: boolean,
): readonly FollowEvent[] {
  if (isFollowed) return [];
  mustBeAnother(target, isFound, actor.id);
  if (followed >= maxFollowed)
    throw conflict('TOO_MANY_FOLLOWED', {
      message: `You follow ${maxFollowed.toLocaleString('en-US')} already, the most that one member may. Unfollow some first.`,
    });
  return [event('FollowStarted', { followerId: actor.id, target })];
}

/** out     [TargetMuted], or [] when it is muted for good already
 *  units   until: ISO-8601 UTC, seven days after meta.now
 *  errors  OWN_FOLLOW (forbidden), FOLLOW_TARGET_NOT_FOUND (not-found) */
function muteTarget(
  { target, isFound, for: time, meta: { actor, now } }: CommandOf<FollowCommand, 'MuteTarget'>,
  mute: Follow['mute'],
): readonly FollowEvent[] {
  mustBeAnother(target, isFound, actor.id);
  if (time === 'good' && mute?.until === null) return [];
  const until = time === 'good' ? null : plusDays(now, 7);
  return [event('TargetMuted', { followerId: actor.id, target, until })];
}

const ended = (
  pair: { readonly followerId: string; readonly target: FollowTarget },
  because: 'unfollowed' | 'blocked',
): readonly FollowEvent[] => [event('FollowEnded', { ...pair, because })];

function mustBeAnother({ kind, id }: FollowTarget, isFound: boolean, actorId: string): void {
  if (kind === 'member' && id === actorId)
    throw forbidden('OWN_FOLLOW', { message: 'You cannot follow or mute yourself.' });
  if (!isFound) throw followTargetNotFound();
}

export const followTargetNotFound = () =>
  notFound('FOLLOW_TARGET_NOT_FOUND', { message: 'There is nothing here to follow any more.' });
