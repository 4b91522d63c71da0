import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { GatheringEvent, gatheringEvents } from './gathering.events.js';
import { type Gathering, gatheringState, isOver } from './gathering.state.js';

type Published = Extract<GatheringEvent, { type: 'GatheringPublished' }>['data'];

export type GatheringCommand =
  | Command<'PublishGathering', { readonly gathering: Omit<Published, 'organizerId'> }>
  | Command<'CancelGathering', { readonly reason: string }>
  | Command<'RemoveGathering'>
  | Command<'ReinstateGathering'>
  | Command<'LoseOrganizer'>
  | Command<'RegainOrganizer'>;

/** A gathering: published by a verified organizer, and cancelled at most once.
 *  source  README */
export const gatheringDecider: StreamDecider<typeof gatheringEvents, Gathering, GatheringCommand> = {
  ...gatheringState,
  decide(command, gathering) {
    switch (command.type) {
      case 'PublishGathering':
        return publish(command, gathering);
      case 'CancelGathering':
        return cancel(command, gathering);
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

/** System commands: they follow from other streams. */
const always: ReadonlySet<GatheringCommand['type']> = new Set(['LoseOrganizer', 'RegainOrganizer']);

/** Publish a gathering to everybody.
 *  errors  NOT_AN_ORGANIZER (forbidden), ALREADY_PUBLISHED (conflict), TIMES_REVERSED, ALREADY_OVER (unprocessable)
 *  source  README */
function publish(
  { gathering, meta }: CommandOf<GatheringCommand, 'PublishGathering'>,
  { status }: Gathering,
): readonly GatheringEvent[] {
  if (!meta.actor.roles.some((role) => role === 'organizer' || role === 'admin'))
    throw forbidden('NOT_AN_ORGANIZER', { message: 'Only verified organizers may announce an event.' });
  if (status !== 'none') throw conflict('ALREADY_PUBLISHED', { message: 'This event is published already.' });
  if (gathering.endsAt <= gathering.startsAt)
    throw unprocessable('TIMES_REVERSED', { message: 'The end must be later than the start.' });
  if (gathering.endsAt <= meta.now)
    throw unprocessable('ALREADY_OVER', { message: 'That date has passed. Choose a future date.' });
  return [event('GatheringPublished', { ...gathering, organizerId: meta.actor.id })];
}

/** Cancel a gathering, before it is over.
 *  events  [GatheringCancelled], or [] when it is cancelled already
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_YOUR_GATHERING (forbidden), GATHERING_OVER (conflict) */
function cancel(
  { reason, meta }: CommandOf<GatheringCommand, 'CancelGathering'>,
  gathering: Gathering,
): readonly GatheringEvent[] {
  if (gathering.status === 'none')
    throw notFound('GATHERING_NOT_FOUND', { message: 'This event no longer exists.' });
  if (gathering.organizerId !== meta.actor.id && !meta.actor.roles.includes('admin'))
    throw forbidden('NOT_YOUR_GATHERING', { message: 'Only the organizer may cancel this event.' });
  if (gathering.status === 'cancelled') return [];
  if (isOver(gathering, meta.now))
    throw conflict('GATHERING_OVER', { message: 'This event is over, so you cannot cancel it.' });
  return [event('GatheringCancelled', { reason })];
}

/** Remove a gathering by a decision of a case. Changes nothing when it is removed or cancelled already. */
const remove = (
  { meta }: CommandOf<GatheringCommand, 'RemoveGathering'>,
  { status, isRemoved }: Gathering,
): readonly GatheringEvent[] =>
  status === 'published' && !isRemoved ? [event('GatheringRemoved', { removedBy: meta.actor.id })] : [];

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
