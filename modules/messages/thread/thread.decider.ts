import { type CommandOf, event } from '../../kernel/decider/decider.js';
import {
  conflict,
  type DomainError,
  notFound,
  unprocessable,
  unreachable,
} from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import { addMember } from './add-member.rules.js';
import { checkFreshPhoto, noteFreshPhoto } from './fresh-photo.rules.js';
import { agreeToMeeting, callOffMeeting, proposeMeeting } from './meeting.rules.js';
import { maxMembers, type ThreadEvent, type threadEvents } from './thread.events.js';
import {
  membersIn,
  type Participant,
  participantOf,
  type Thread,
  type ThreadCommand,
  threadState,
} from './thread.state.js';

export type { ThreadCommand };

/** Every command is by a member of the thread.
 *  source  README, Commands */
export const threadDecider: StreamDecider<typeof threadEvents, Thread, ThreadCommand> = {
  ...threadState,
  decide,
  isAlwaysCarriedOut: ({ type }) => always.has(type),
};

/** System commands: they end something, or follow from other streams. */
const always: ReadonlySet<ThreadCommand['type']> = new Set([
  'AcceptRequest',
  'DismissRequest',
  'CallOffMeeting',
  'LeaveThread',
]);

/** Another member's thread does not exist for the caller. */
export const noThread = (): DomainError =>
  notFound('THREAD_NOT_FOUND', { message: 'You have no such conversation.' });

function decide(command: ThreadCommand, thread: Thread): readonly ThreadEvent[] {
  if (command.type === 'OpenThread') return open(command, thread);
  const memberId = command.meta.actor.id;
  const participant = participantOf(thread, memberId);
  if (!participant || thread.status === 'none') throw noThread();
  switch (command.type) {
    case 'AddMember':
      return addMember(command, thread);
    case 'NoteFreshPhoto':
      return noteFreshPhoto(command, thread.freshPhoto);
    case 'CheckFreshPhoto':
      return checkFreshPhoto(command, thread.freshPhoto);
    case 'ProposeMeeting':
      return proposeMeeting(command, thread.meeting);
    case 'AgreeToMeeting':
      return agreeToMeeting(command, thread.meeting);
    case 'CallOffMeeting':
      return callOffMeeting(command, thread.meeting);
    case 'AcceptRequest':
      return participant.status === 'in' ? [] : [event('RequestAccepted', { memberId })];
    case 'DismissRequest':
      return participant.status === 'requested' ? [event('RequestDismissed', { memberId })] : [];
    case 'MuteThread':
      return mute(command, participant);
    case 'ArchiveThread':
      return archive(command, participant);
    case 'LeaveThread':
      return leave(thread, memberId);
    default:
      return unreachable(command);
  }
}

/** Open a thread; a repeat changes nothing, because the id is derived from the subject and the members.
 *  errors  TOO_MANY_MEMBERS (unprocessable), THREAD_NOT_FOUND (not-found) when the caller is not among the members */
function open(
  { about, others, requestedOf, codeWord, added, meta }: CommandOf<ThreadCommand, 'OpenThread'>,
  thread: Thread,
): readonly ThreadEvent[] {
  const openedBy = meta.actor.id;
  if (thread.status === 'open') {
    if (!participantOf(thread, openedBy)) throw noThread();
    return [];
  }
  const memberIds = [...new Set([openedBy, ...others])];
  if (memberIds.length < 2 || memberIds.length > maxMembers)
    throw unprocessable('TOO_MANY_MEMBERS', { message: `A conversation has two to ${maxMembers} members.` });
  return [
    event('ThreadOpened', { about, openedBy, memberIds, requestedOf: [...requestedOf] }),
    ...(codeWord === undefined ? [] : [event('FreshPhotoAsked', { memberId: openedBy, codeWord })]),
    ...(added === undefined ? [] : [event('MemberAdded', { memberId: openedBy, ...added })]),
  ];
}

/** errors  ALWAYS_ON (conflict): a thread of guardian and minor cannot be muted */
function mute(
  { isMuted, isParentThread, meta }: CommandOf<ThreadCommand, 'MuteThread'>,
  participant: Participant,
): readonly ThreadEvent[] {
  if (isMuted && isParentThread)
    throw conflict('ALWAYS_ON', {
      message: 'The conversation between a minor and their guardian is always on.',
    });
  if (isMuted === participant.isMuted) return [];
  return [event(isMuted ? 'ThreadMuted' : 'ThreadUnmuted', { memberId: meta.actor.id })];
}

/** A thread is archived until it has an entry after `upTo`. */
function archive(
  { isArchived, upTo, meta }: CommandOf<ThreadCommand, 'ArchiveThread'>,
  { archivedUpTo }: Participant,
): readonly ThreadEvent[] {
  const memberId = meta.actor.id;
  if (!isArchived) return archivedUpTo === null ? [] : [event('ThreadUnarchived', { memberId })];
  if (archivedUpTo !== null && archivedUpTo >= upTo) return [];
  return [event('ThreadArchived', { memberId, upTo })];
}

/** errors  TWO_STAY (conflict): a thread of two is archived or closed by a block instead */
function leave(thread: Thread, memberId: string): readonly ThreadEvent[] {
  if (membersIn(thread).length < 3)
    throw conflict('TWO_STAY', {
      message: 'Only the two of you are here. Archive the conversation instead.',
    });
  return [event('ThreadLeft', { memberId })];
}
