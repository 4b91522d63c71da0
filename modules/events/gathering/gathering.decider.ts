import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import {
  addDate,
  cancelDate,
  extendDates,
  moveDate,
  postponeDate,
  replaceDates,
  restoreDate,
} from './dates.rules.js';
import {
  addPhoto,
  approve,
  arrangePhotos,
  askForReview,
  change,
  daysToCome,
  discard,
  draft,
  publishDraft,
  refuseReview,
  removePhoto,
} from './drafting.rules.js';
import type { GatheringEvent, gatheringEvents } from './gathering.events.js';
import { clockAt, type Gathering, type GatheringCommand, gatheringState, isOver } from './gathering.state.js';
import {
  alreadyPublished,
  mustBePublished,
  mustEndLater,
  mustExist,
  wasPublished,
} from './gathering-guards.rules.js';

export type { GatheringCommand };

/** A gathering: drafted and published for an organizer, changed date by date, and cancelled at most once. Who may is checked before, since it follows from the organizer's stream.
 *  source  README */
export const gatheringDecider: StreamDecider<typeof gatheringEvents, Gathering, GatheringCommand> = {
  ...gatheringState,
  decide(command, gathering) {
    switch (command.type) {
      case 'PublishGathering':
        return publish(command, gathering);
      case 'DraftGathering':
        return draft(command, gathering);
      case 'ChangeGathering':
        return change(command, gathering);
      case 'AddPhoto':
        return addPhoto(command, gathering);
      case 'RemovePhoto':
        return removePhoto(command, gathering);
      case 'ArrangePhotos':
        return arrangePhotos(command, gathering);
      case 'AskForReview':
        return askForReview(command, gathering);
      case 'RefuseReview':
        return refuseReview(command, gathering);
      case 'ApproveGathering':
        return approve(command, gathering);
      case 'PublishDraft':
        return publishDraft(command, gathering);
      case 'DiscardDraft':
        return discard(gathering);
      case 'CancelGathering':
        return cancel(command, gathering);
      case 'ReplaceDates':
        return replaceDates(command, gathering);
      case 'ExtendDates':
        return extendDates(command, gathering);
      case 'AddDate':
        return addDate(command, gathering);
      case 'MoveDate':
        return moveDate(command, gathering);
      case 'PostponeDate':
        return postponeDate(command, gathering);
      case 'CancelDate':
        return cancelDate(command, gathering);
      case 'RestoreDate':
        return restoreDate(command, gathering);
      case 'RemoveGathering':
        return remove(command, gathering);
      case 'ReinstateGathering':
        return reinstate(command, gathering);
      case 'LoseOrganizer':
        return loseOrganizer(command, gathering);
      case 'RegainOrganizer':
        return regainOrganizer(gathering);
      default:
        return unreachable(command);
    }
  },
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** What follows from other streams, and what ends something. */
const always: ReadonlySet<GatheringCommand['type']> = new Set([
  'LoseOrganizer',
  'RegainOrganizer',
  'ExtendDates',
  'CancelGathering',
  'CancelDate',
  'DiscardDraft',
]);

/** Publish a gathering at once, without a draft: for tools, such as the demo data.
 *  errors  NOT_AN_ORGANIZER (forbidden), ALREADY_PUBLISHED (conflict), TIMES_REVERSED, ALREADY_OVER (unprocessable)
 *  source  README */
function publish(
  { gathering, meta }: CommandOf<GatheringCommand, 'PublishGathering'>,
  { status }: Gathering,
): readonly GatheringEvent[] {
  if (!meta.actor.roles.some((role) => role === 'organizer' || role === 'admin'))
    throw forbidden('NOT_AN_ORGANIZER', { message: 'Only verified organizers may announce an event.' });
  if (status !== 'none') throw alreadyPublished();
  if (gathering.endsAt <= gathering.startsAt)
    throw unprocessable('TIMES_REVERSED', { message: 'The end must be later than the start.' });
  mustEndLater(gathering.dates);
  daysToCome(gathering.dates, clockAt({ words: gathering }, meta.now));
  return [event('GatheringPublished', { ...gathering, organizerId: meta.actor.id })];
}

/** Cancel a gathering, before it is over.
 *  events  [GatheringCancelled], or [] when it is cancelled already
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_PUBLISHED, GATHERING_OVER (conflict) */
function cancel(
  { reason, meta }: CommandOf<GatheringCommand, 'CancelGathering'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  mustExist(gathering);
  if (gathering.status === 'cancelled') return [];
  mustBePublished(gathering);
  if (isOver(gathering, meta.now))
    throw conflict('GATHERING_OVER', { message: 'This event is over, so you cannot cancel it.' });
  return [event('GatheringCancelled', { reason })];
}

/** Remove a gathering by a decision of a case, also one that was cancelled: its page stays until then. Changes nothing when it is removed already. */
const remove = (
  { meta }: CommandOf<GatheringCommand, 'RemoveGathering'>,
  { status, isRemoved }: Gathering,
): readonly GatheringEvent[] =>
  wasPublished(status) && !isRemoved ? [event('GatheringRemoved', { removedBy: meta.actor.id })] : [];

/** Bring a removed gathering back; one that its organizer cancelled since stays cancelled. */
const reinstate = (
  { meta }: CommandOf<GatheringCommand, 'ReinstateGathering'>,
  { isRemoved }: Gathering,
): readonly GatheringEvent[] =>
  isRemoved ? [event('GatheringReinstated', { reinstatedBy: meta.actor.id })] : [];

/** out  [OrganizerLost], or [] when it has none already, is cancelled or over */
function loseOrganizer(
  { meta }: CommandOf<GatheringCommand, 'LoseOrganizer'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  const { status, hasOrganizer } = gathering;
  return status === 'published' && hasOrganizer && !isOver(gathering, meta.now)
    ? [event('OrganizerLost', {})]
    : [];
}

/** out  [OrganizerRegained], or [] when it has one, or is cancelled */
const regainOrganizer = ({ status, hasOrganizer }: Gathering): readonly GatheringEvent[] =>
  status === 'published' && !hasOrganizer ? [event('OrganizerRegained', {})] : [];
