import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { maxMembers, type ThreadEvent } from './thread.events.js';
import { membersIn, participantOf, type Thread, type ThreadCommand } from './thread.state.js';

/** Add a member to a thread of three or more; a repeat records nothing. A thread of two stays: a new one is opened beside it.
 *  errors  ACCEPT_FIRST, STAYS_OF_TWO (conflict), TOO_MANY_MEMBERS (unprocessable) */
export function addMember(
  { addedId, isRequest, meta }: CommandOf<ThreadCommand, 'AddMember'>,
  thread: Thread,
): readonly ThreadEvent[] {
  if (participantOf(thread, addedId)) return [];
  mayAdd(thread, meta.actor.id);
  if (membersIn(thread).length < 3)
    throw conflict('STAYS_OF_TWO', { message: 'This conversation stays between the two of you.' });
  return [event('MemberAdded', { memberId: meta.actor.id, addedId, isRequest })];
}

/** errors  ACCEPT_FIRST (conflict), TOO_MANY_MEMBERS (unprocessable) */
export function mayAdd(thread: Thread, memberId: string): void {
  if (participantOf(thread, memberId)?.status !== 'in')
    throw conflict('ACCEPT_FIRST', { message: 'Accept the request first.' });
  if (membersIn(thread).length >= maxMembers)
    throw unprocessable('TOO_MANY_MEMBERS', { message: `A conversation has two to ${maxMembers} members.` });
}
