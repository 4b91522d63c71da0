import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import type { ShowEvent } from './show.events.js';
import { mostCards } from './show.schemas.js';
import type { Show, Voting } from './show.state.js';
import { classNotFound, votingBegun, votingNotOpen } from './show-refusals.rules.js';
import type { ShowCommand } from './show-types.state.js';

/** events  [VotingPlanned]; [] for the same plan
 *  errors  VOTING_BEGUN (conflict), CLASS_NOT_FOUND (not-found), VOTING_TIMES_WRONG, NOTHING_TO_VOTE_ON (unprocessable)
 *  source  README, The show 3 */
export function planVoting(
  { opensAt, closesAt, classes, bestOfShow, known, meta }: CommandOf<ShowCommand, 'PlanVoting'>,
  { voting }: Show,
): readonly ShowEvent[] {
  const plan = { opensAt, closesAt, classes: [...new Set(classes)], bestOfShow };
  if (voting && JSON.stringify(voting) === JSON.stringify(plan)) return [];
  if (voting && voting.opensAt <= meta.now)
    throw votingBegun('The vote has begun. It can be closed earlier, and nothing else of it changes.');
  const wrong = classes.find((one) => !known.includes(one));
  if (wrong !== undefined) throw classNotFound(wrong);
  if (classes.length === 0 && !bestOfShow)
    throw unprocessable('NOTHING_TO_VOTE_ON', { message: 'Choose a class, or best of show.' });
  if (closesAt <= opensAt || closesAt <= meta.now)
    throw unprocessable('VOTING_TIMES_WRONG', {
      message: 'The vote closes after it opens, and later than now.',
      fields: [{ path: 'closesAt', message: 'Later than the opening, and than now.' }],
    });
  return [event('VotingPlanned', { by: meta.actor.id, ...plan })];
}

/** events  [VotingClosed]; [] once it is closed
 *  errors  VOTING_NOT_OPEN (conflict) before it opens */
export function closeVoting(
  { meta }: CommandOf<ShowCommand, 'CloseVoting'>,
  { voting }: Show,
): readonly ShowEvent[] {
  if (!voting || meta.now < voting.opensAt) throw votingNotOpen(voting?.opensAt ?? null);
  if (meta.now >= voting.closesAt) return [];
  return [event('VotingClosed', { by: meta.actor.id, at: meta.now })];
}

/** events  [VoteCodesMade]; [] when there are as many */
export const makeCodes = (
  { upTo, meta }: CommandOf<ShowCommand, 'MakeCodes'>,
  { codes }: Show,
): readonly ShowEvent[] => (upTo <= codes ? [] : [event('VoteCodesMade', { by: meta.actor.id, upTo })]);

/** events  [VoteCardsPrinted], each time
 *  errors  NO_SUCH_CODES (unprocessable) */
export function printCards(
  { from, to, meta }: CommandOf<ShowCommand, 'PrintCards'>,
  { codes }: Show,
): readonly ShowEvent[] {
  if (from > to || to > codes || to - from >= mostCards)
    throw unprocessable('NO_SUCH_CODES', {
      codes,
      message: `There are ${codes} codes. Print at most ${mostCards} of them at once.`,
    });
  return [event('VoteCardsPrinted', { by: meta.actor.id, from, to })];
}

/** events  [ResultsPublished]; [] when they are published
 *  errors  VOTING_NOT_OVER (conflict)
 *  source  README, The show 6 */
export function publishResults(
  { meta }: CommandOf<ShowCommand, 'PublishResults'>,
  { voting, isPublished }: Show,
): readonly ShowEvent[] {
  if (isPublished) return [];
  if (!voting || meta.now < voting.closesAt)
    throw conflict('VOTING_NOT_OVER', { message: 'Nobody counts before the vote is closed.' });
  return [event('ResultsPublished', { by: meta.actor.id })];
}

export type VotingStatus = 'planned' | 'open' | 'closed';

/** in  now: ISO-8601 UTC */
export const votingStatusOf = ({ opensAt, closesAt }: Voting, now: string): VotingStatus =>
  now < opensAt ? 'planned' : now < closesAt ? 'open' : 'closed';
