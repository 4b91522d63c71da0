import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type About, type ThreadEvent, threadEvents } from './thread.events.js';

/** How a member is in a thread. */
export type SeatStatus = 'in' | 'requested' | 'dismissed' | 'left';

/** A member's place in a thread. */
export interface Seat {
  readonly status: SeatStatus;
  readonly isMuted: boolean;
  /** The position of the log up to which the thread is archived; null while it is not. */
  readonly archivedUpTo: number | null;
}

export type Thread =
  | { readonly status: 'none' }
  | {
      readonly status: 'open';
      readonly about: About;
      readonly openedBy: string;
      /** By the member's id. */
      readonly seats: Readonly<Record<string, Seat>>;
    };

export const threadState: StreamState<typeof threadEvents, Thread> = {
  events: threadEvents,
  initial: { status: 'none' },
  evolve,
};

/** The members who have not left. */
export const membersIn = (thread: Thread): readonly string[] =>
  thread.status === 'none'
    ? []
    : Object.entries(thread.seats).flatMap(([id, { status }]) => (status === 'left' ? [] : [id]));

/** A member's seat; undefined for somebody who was never in the thread, or has left it. */
export function seatOf(thread: Thread, memberId: string): Seat | undefined {
  if (thread.status === 'none' || !Object.hasOwn(thread.seats, memberId)) return undefined;
  const seat = thread.seats[memberId];
  return seat?.status === 'left' ? undefined : seat;
}

/** What an event changes of its member's seat. */
export function seatChange(event: Exclude<ThreadEvent, { readonly type: 'ThreadOpened' }>): Partial<Seat> {
  switch (event.type) {
    case 'RequestAccepted':
      return { status: 'in' };
    case 'RequestDismissed':
      return { status: 'dismissed' };
    case 'ThreadMuted':
      return { isMuted: true };
    case 'ThreadUnmuted':
      return { isMuted: false };
    case 'ThreadArchived':
      return { archivedUpTo: event.data.upTo };
    case 'ThreadUnarchived':
      return { archivedUpTo: null };
    case 'ThreadLeft':
      return { status: 'left' };
    default:
      return unreachable(event);
  }
}

function evolve(thread: Thread, event: ThreadEvent): Thread {
  if (event.type === 'ThreadOpened') {
    const { about, openedBy, memberIds, requestedOf } = event.data;
    const seats = memberIds.map((id) => [id, firstSeat(requestedOf.includes(id))] as const);
    return { status: 'open', about, openedBy, seats: Object.fromEntries(seats) };
  }
  if (thread.status === 'none') return thread;
  const { memberId } = event.data;
  const seat = thread.seats[memberId];
  if (!seat) return thread;
  return { ...thread, seats: { ...thread.seats, [memberId]: { ...seat, ...seatChange(event) } } };
}

const firstSeat = (isRequested: boolean): Seat => ({
  status: isRequested ? 'requested' : 'in',
  isMuted: false,
  archivedUpTo: null,
});
