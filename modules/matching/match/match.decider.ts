import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { Dismissal, MatchEvent, matchEvents } from './match.events.js';
import { type Match, matchState } from './match.state.js';

export type MatchCommand =
  | Command<'RecordMatch', Extract<MatchEvent, { type: 'MatchFound' }>['data']>
  | Command<'MeetLimit', { readonly tellsSeeker: boolean }>
  | Command<'DismissMatch', { readonly reason: Dismissal }>;

export const matchDecider: StreamDecider<typeof matchEvents, Match, MatchCommand> = {
  ...matchState,
  decide,
};

function decide(command: MatchCommand, match: Match): readonly MatchEvent[] {
  switch (command.type) {
    case 'RecordMatch':
      return record(command, match);
    case 'MeetLimit':
      return meetLimit(command, match);
    case 'DismissMatch':
      return dismiss(command, match);
    default:
      return unreachable(command);
  }
}

/** Record that a thing suits a need, once for ever: nobody is told of the two again.
 *  events  [MatchFound], or [] when they were found before
 *  source  README, Matches */
function record(
  { type: _, meta: __, ...found }: CommandOf<MatchCommand, 'RecordMatch'>,
  { isFound }: Match,
): readonly MatchEvent[] {
  return isFound ? [] : [event('MatchFound', found)];
}

/** The price has come within the limit that only the seeker knows.
 *  events  [LimitMet], or [] when it was before, or nothing was found */
function meetLimit(
  { tellsSeeker }: CommandOf<MatchCommand, 'MeetLimit'>,
  { isFound, meetsLimit, thingId, seekerId }: Match,
): readonly MatchEvent[] {
  return isFound && !meetsLimit ? [event('LimitMet', { thingId, seekerId, tellsSeeker })] : [];
}

/** The seeker or the holder says that it does not suit; it leaves their list.
 *  events  [MatchDismissed], or [] when they did so before
 *  errors  MATCH_NOT_FOUND (not-found) to everybody else */
function dismiss(
  { meta, reason }: CommandOf<MatchCommand, 'DismissMatch'>,
  { seekerId, holderId, dismissedBy }: Match,
): readonly MatchEvent[] {
  const memberId = meta.actor.id;
  if (memberId !== seekerId && memberId !== holderId)
    throw notFound('MATCH_NOT_FOUND', { message: 'There is no such match.' });
  return dismissedBy.includes(memberId) ? [] : [event('MatchDismissed', { memberId, reason })];
}
