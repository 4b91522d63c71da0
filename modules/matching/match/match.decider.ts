import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { Dismissal, MatchEvent, matchEvents } from './match.events.js';
import { type Match, matchState } from './match.state.js';

export type MatchCommand =
  | Command<'RecordMatch', Extract<MatchEvent, { type: 'MatchFound' }>['data']>
  | Command<'MeetLimit', { readonly tellsSeeker: boolean }>
  | Command<'GiveHolderTurn', { readonly tellsHolder: boolean }>
  | Command<'DismissMatch', { readonly reason: Dismissal }>
  | Command<'RestoreMatch'>
  | Command<'AgreeToTell', { readonly dateId: string }>
  | Command<'WithdrawTelling', { readonly dateId: string }>;

export const matchDecider: StreamDecider<typeof matchEvents, Match, MatchCommand> = {
  ...matchState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type === 'WithdrawTelling',
};

function decide(command: MatchCommand, match: Match): readonly MatchEvent[] {
  switch (command.type) {
    case 'RecordMatch':
      return record(command, match);
    case 'MeetLimit':
      return meetLimit(command, match);
    case 'GiveHolderTurn':
      return giveHolderTurn(command, match);
    case 'DismissMatch':
      return dismiss(command, match);
    case 'RestoreMatch':
      return restore(command, match);
    case 'AgreeToTell':
      return agreeToTell(command, match);
    case 'WithdrawTelling':
      return withdrawTelling(command, match);
    default:
      return unreachable(command);
  }
}

/** Record that a candidate suits a wanted ad, once for ever: nobody is notified of this pair again.
 *  events  [MatchFound], or [] when they were found before
 *  source  README, Matches */
function record(
  { type: _, meta: __, ...found }: CommandOf<MatchCommand, 'RecordMatch'>,
  { isFound }: Match,
): readonly MatchEvent[] {
  return isFound ? [] : [event('MatchFound', found)];
}

/** The price has come within the limit that only the seeker knows.
 *  events  [LimitMet], or [] when it was before, or when there is no match */
function meetLimit(
  { tellsSeeker }: CommandOf<MatchCommand, 'MeetLimit'>,
  { isFound, meetsLimit, thingId, seekerId }: Match,
): readonly MatchEvent[] {
  return isFound && !meetsLimit ? [event('LimitMet', { thingId, seekerId, tellsSeeker })] : [];
}

/** The holder sees it from now on, and is told of it once.
 *  events  [HolderTurnCame], or [] when the holder was told before or had their turn, or when there is no match
 *  source  README, Matches 1 */
function giveHolderTurn(
  { tellsHolder }: CommandOf<MatchCommand, 'GiveHolderTurn'>,
  { isFound, hadHolderTurn, needId, thingId, thing, seekerId, holderId }: Match,
): readonly MatchEvent[] {
  if (!isFound || hadHolderTurn) return [];
  return [event('HolderTurnCame', { needId, thingId, thing, seekerId, holderId, tellsHolder })];
}

/** The seeker or the holder dismisses a match; it leaves their list.
 *  events  [MatchDismissed], or [] when they did so before
 *  errors  MATCH_NOT_FOUND (not-found) for everybody else */
function dismiss(
  { meta, reason }: CommandOf<MatchCommand, 'DismissMatch'>,
  match: Match,
): readonly MatchEvent[] {
  const memberId = sideOf(match, meta.actor.id);
  return match.dismissedBy.includes(memberId) ? [] : [event('MatchDismissed', { memberId, reason })];
}

/** The seeker or the holder takes their dismissal back; the match is in their list again.
 *  events  [MatchRestored], or [] when they have not dismissed it
 *  errors  MATCH_NOT_FOUND (not-found) for everybody else */
function restore({ meta }: CommandOf<MatchCommand, 'RestoreMatch'>, match: Match): readonly MatchEvent[] {
  const memberId = sideOf(match, meta.actor.id);
  return match.dismissedBy.includes(memberId) ? [event('MatchRestored', { memberId })] : [];
}

/** The holder lets the seeker know at a date, once: also of an item that is in no listing.
 *  events  [TellingAgreed], or [] when they agreed before
 *  errors  MATCH_NOT_FOUND (not-found) for everybody else, and where the match names nothing that the holder has
 *  source  README, At a meet */
function agreeToTell(
  { meta, dateId }: CommandOf<MatchCommand, 'AgreeToTell'>,
  match: Match,
): readonly MatchEvent[] {
  const { seekerId, holderId, toldAt } = heldBy(match, meta.actor.id);
  return toldAt.includes(dateId) ? [] : [event('TellingAgreed', { dateId, seekerId, holderId })];
}

/** The holder takes that back.
 *  events  [TellingWithdrawn], or [] when they had not agreed
 *  errors  MATCH_NOT_FOUND (not-found) as above */
function withdrawTelling(
  { meta, dateId }: CommandOf<MatchCommand, 'WithdrawTelling'>,
  match: Match,
): readonly MatchEvent[] {
  return heldBy(match, meta.actor.id).toldAt.includes(dateId) ? [event('TellingWithdrawn', { dateId })] : [];
}

/** The match, for the holder of what suits. */
function heldBy(match: Match, memberId: string): Match {
  if (memberId !== match.holderId || match.thing === 'seller') throw noSuchMatch();
  return match;
}

const noSuchMatch = () => notFound('MATCH_NOT_FOUND', { message: 'There is no such match.' });

function sideOf({ seekerId, holderId }: Match, memberId: string): string {
  if (memberId !== seekerId && memberId !== holderId) throw noSuchMatch();
  return memberId;
}
