import { type Command, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { Show } from '../show/show.state.js';
import { entryNotFound, votingNotOpen } from '../show/show-refusals.rules.js';
import { votingStatusOf } from '../show/voting.rules.js';
import type { ballotEvents } from './ballot.events.js';
import { type Ballot, ballotState, type Choice } from './ballot.state.js';

/** With a code that the service has checked. `show` is the show as it is now. */
export type BallotCommand = Command<
  'CastBallot',
  {
    readonly dateId: string;
    readonly number: number;
    readonly choices: readonly Choice[];
    readonly show: Pick<Show, 'entries' | 'voting'>;
  }
>;

/** All that one code votes, at once and for good: nobody who sees the card later changes it.
 *  events  [BallotCast]
 *  errors  VOTING_NOT_OPEN, CODE_USED (conflict), CHOICES_WRONG (unprocessable), ENTRY_NOT_FOUND (not-found)
 *  source  README, The show 4 and 5; ADR 0117 */
export const ballotDecider: StreamDecider<typeof ballotEvents, Ballot, BallotCommand> = {
  ...ballotState,
  decide: ({ dateId, number, choices, show: { voting, entries }, meta }, { isCast }) => {
    if (!voting || votingStatusOf(voting, meta.now) !== 'open') throw votingNotOpen(voting?.opensAt ?? null);
    if (isCast)
      throw conflict('CODE_USED', { message: 'Somebody has voted with this code. A code votes once.' });
    const asked = new Set(choices.map(({ showClass }) => showClass));
    const isOpen = (showClass: string | null) =>
      showClass === null ? voting.bestOfShow : voting.classes.includes(showClass);
    if (choices.length === 0 || asked.size < choices.length || ![...asked].every(isOpen))
      throw unprocessable('CHOICES_WRONG', {
        message: 'Choose at least one entry, and one of each class at most.',
      });
    for (const { showClass, dash } of choices) {
      const has = entries.get(dash);
      if (has === undefined || (showClass !== null && has !== showClass)) throw entryNotFound(dash);
    }
    return [event('BallotCast', { dateId, number, choices: choices.map((one) => ({ ...one })) })];
  },
};
