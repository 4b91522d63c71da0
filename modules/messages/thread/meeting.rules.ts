import { dayIn } from '../../kernel/decider/days.js';
import { type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound, unprocessable } from '../../kernel/decider/errors.js';
import type { ThreadEvent } from './thread.events.js';
import type { Meeting, ThreadCommand } from './thread.state.js';

/** Propose to meet at an event that is announced and not over, on one of its days; it replaces the previous meeting. A repeat records nothing.
 *  units   day: YYYY-MM-DD in the event's own time zone
 *  errors  GATHERING_NOT_FOUND (not-found), NOT_THAT_DAY (unprocessable) */
export function proposeMeeting(
  { gatheringId, day, announced, hiddenFrom, meta }: CommandOf<ThreadCommand, 'ProposeMeeting'>,
  meeting: Meeting | null,
): readonly ThreadEvent[] {
  if (!announced || announced.endsAt <= meta.now)
    throw notFound('GATHERING_NOT_FOUND', { message: 'This event is over, or it was canceled.' });
  const { startsAt, endsAt, timeZone } = announced;
  const first = [dayIn(startsAt, timeZone), dayIn(meta.now, timeZone)].sort().at(-1) ?? '';
  if (day < first || day > dayIn(endsAt, timeZone))
    throw unprocessable('NOT_THAT_DAY', { message: 'The event is not open on that day.' });
  const memberId = meta.actor.id;
  const isKnown =
    meeting?.gatheringId === gatheringId && meeting.day === day && meeting.status !== 'called off';
  return isKnown
    ? []
    : [event('MeetingProposed', { memberId, gatheringId, day, hiddenFrom: [...hiddenFrom] })];
}

/** errors  NO_MEETING (conflict): no meeting is visible to the actor, or it is their own; MEETING_REPLACED (conflict) */
export function agreeToMeeting(
  { seen, meta }: CommandOf<ThreadCommand, 'AgreeToMeeting'>,
  meeting: Meeting | null,
): readonly ThreadEvent[] {
  const memberId = meta.actor.id;
  const isShown = meeting && !meeting.hiddenFrom.includes(memberId);
  if (!isShown || meeting.by === memberId || meeting.status === 'called off') throw noMeeting();
  mustBeSeen(meeting, seen);
  return meeting.status === 'agreed' ? [] : [event('MeetingAgreed', { memberId })];
}

/** errors  NO_MEETING, MEETING_REPLACED (conflict) */
export function callOffMeeting(
  { seen, meta }: CommandOf<ThreadCommand, 'CallOffMeeting'>,
  meeting: Meeting | null,
): readonly ThreadEvent[] {
  if (!meeting || meeting.hiddenFrom.includes(meta.actor.id)) throw noMeeting();
  mustBeSeen(meeting, seen);
  return meeting.status === 'called off' ? [] : [event('MeetingCalledOff', { memberId: meta.actor.id })];
}

/** Refuses an answer to a meeting that has been replaced in the meantime. */
function mustBeSeen(
  { gatheringId, day }: Meeting,
  seen: CommandOf<ThreadCommand, 'AgreeToMeeting'>['seen'],
): void {
  if (seen && (seen.gatheringId !== gatheringId || seen.day !== day))
    throw conflict('MEETING_REPLACED', {
      message: 'Another meeting was proposed in place of this one. Look at it first.',
    });
}

const noMeeting = (): DomainError =>
  conflict('NO_MEETING', { message: 'There is no meeting to answer here.' });
