import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { ShowEvent, showEvents } from './show.events.js';
import { keyOf, type Show, showState } from './show.state.js';
import { classNotFound, entryNotFound, votingBegun } from './show-refusals.rules.js';
import type { ShowCommand } from './show-types.state.js';
import { closeVoting, makeCodes, planVoting, printCards, publishResults } from './voting.rules.js';

/** source  README, The show */
export const showDecider: StreamDecider<typeof showEvents, Show, ShowCommand> = {
  ...showState,
  max: 10_000,
  isAlwaysCarriedOut: ({ type }) => type === 'GiveDash', // the gate gives as many as come
  decide(command, show) {
    switch (command.type) {
      case 'GiveDash':
        return giveDash(command, show);
      case 'MoveEntry':
        return moveEntry(command, show);
      case 'PlanVoting':
        return planVoting(command, show);
      case 'CloseVoting':
        return closeVoting(command, show);
      case 'MakeCodes':
        return makeCodes(command, show);
      case 'PrintCards':
        return printCards(command, show);
      case 'PublishResults':
        return publishResults(command, show);
      default:
        return unreachable(command);
    }
  },
};

/** The next numbers, one for each entry of a line that has none.
 *  events  [DashGiven, …]; [] when all of the line have theirs
 *  source  README, The show 1 */
function giveDash(command: CommandOf<ShowCommand, 'GiveDash'>, show: Show): readonly ShowEvent[] {
  const { orderId, lineId, quantity, showClass, isByGate, meta } = command;
  const first = Math.max(0, ...show.entries.keys()) + 1;
  return Array.from({ length: quantity }, (_, at) => at + 1)
    .filter((piece) => !show.numbered.has(keyOf(orderId, lineId, piece)))
    .map((piece, nth) =>
      event('DashGiven', {
        ...{ dash: first + nth, orderId, lineId, piece, showClass },
        by: isByGate ? null : meta.actor.id,
      }),
    );
}

/** events  [EntryMoved]; [] when it is in that class
 *  errors  ENTRY_NOT_FOUND, CLASS_NOT_FOUND (not-found), VOTING_BEGUN (conflict)
 *  source  README, The show 2 */
function moveEntry(command: CommandOf<ShowCommand, 'MoveEntry'>, show: Show): readonly ShowEvent[] {
  const { dash, showClass, reason, classes, meta } = command;
  const now = show.entries.get(dash);
  if (now === undefined) throw entryNotFound(dash);
  if (!classes.includes(showClass)) throw classNotFound(showClass);
  if (now === showClass) return [];
  if (show.voting && show.voting.opensAt <= meta.now)
    throw votingBegun('Visitors vote, or have voted: no entry changes its class any more.');
  return [event('EntryMoved', { by: meta.actor.id, dash, showClass, reason })];
}
