import { type Command, foldInPlace } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import {
  type About,
  type LineEvent,
  type ParticipantEvent,
  type ThreadEvent,
  threadEvents,
} from './thread.events.js';

/** How a member participates in a thread. */
export type ParticipantStatus = 'in' | 'requested' | 'dismissed' | 'left';

/** A participant: one member's part in a thread. */
export interface Participant {
  readonly status: ParticipantStatus;
  readonly isMuted: boolean;
  /** The log position up to which the thread is archived; null while it is not. */
  readonly archivedUpTo: number | null;
}

export type Thread =
  | { readonly status: 'none' }
  | {
      readonly status: 'open';
      readonly about: About;
      readonly openedBy: string;
      /** By member id. */
      readonly participants: Readonly<Record<string, Participant>>;
      readonly freshPhoto: FreshPhoto | null;
      /** The latest proposed meeting. */
      readonly meeting: Meeting | null;
    };

/** A photo by which a member shows that they have a wanted item. */
export interface FreshPhoto {
  readonly of: string;
  readonly codeWord: string;
  readonly status: 'asked' | 'sent' | 'seen' | 'not seen';
  readonly messageId: string | null;
}

export interface Meeting {
  readonly by: string;
  readonly gatheringId: string;
  readonly day: string;
  readonly hiddenFrom: readonly string[];
  readonly status: 'proposed' | 'agreed' | 'called off';
}

/** The fields of a gathering that a meeting needs. Times are ISO-8601 UTC. */
export interface Announced {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** A member who is added; for a stranger to the actor it is a request. */
export interface Added {
  readonly addedId: string;
  readonly isRequest: boolean;
}

export type ThreadCommand =
  | Command<
      'OpenThread',
      {
        readonly about: About;
        /** Excluding the actor. */
        readonly others: readonly string[];
        readonly requestedOf: readonly string[];
        /** For a photo that is asked of the actor. */
        readonly codeWord?: string;
        /** The member whom the actor adds to a thread of two, which stays: this is the new thread of three. */
        readonly added?: Added;
      }
    >
  | Command<'AddMember', Added>
  | Command<'NoteFreshPhoto', { readonly messageId: string }>
  | Command<'CheckFreshPhoto', { readonly isSeen: boolean }>
  | Command<
      'ProposeMeeting',
      {
        readonly gatheringId: string;
        readonly day: string;
        readonly announced: Announced | null;
        readonly hiddenFrom: readonly string[];
      }
    >
  | Command<'AgreeToMeeting', MeetingSeen>
  | Command<'CallOffMeeting', MeetingSeen>
  | Command<'AcceptRequest'>
  | Command<'DismissRequest'>
  | Command<'MuteThread', { readonly isMuted: boolean; readonly isParentThread: boolean }>
  | Command<'ArchiveThread', { readonly isArchived: boolean; readonly upTo: number }>
  | Command<'LeaveThread'>;

/** The meeting that is answered; the current one when left out. */
interface MeetingSeen {
  readonly seen?: { readonly gatheringId: string; readonly day: string } | undefined;
}

export const threadState: StreamState<typeof threadEvents, Thread> = {
  events: threadEvents,
  ...foldInPlace<Thread, ThreadEvent, Draft>(
    { status: 'none' },
    {
      open: (thread) => ({
        thread,
        participants: new Map(thread.status === 'none' ? [] : Object.entries(thread.participants)),
      }),
      change,
      close: ({ thread, participants }) =>
        thread.status === 'none' ? thread : { ...thread, participants: byId(participants) },
    },
  ),
};

interface Draft {
  thread: Thread;
  readonly participants: Map<string, Participant>;
}

function byId(participants: ReadonlyMap<string, Participant>): Record<string, Participant> {
  const all: Record<string, Participant> = {};
  for (const [id, participant] of participants) all[id] = participant;
  return all;
}

/** The members who have not left. */
export const membersIn = (thread: Thread): readonly string[] =>
  thread.status === 'none'
    ? []
    : Object.entries(thread.participants).flatMap(([id, { status }]) => (status === 'left' ? [] : [id]));

/** A member as a participant; undefined for somebody who was never in the thread, or has left it. */
export function participantOf(thread: Thread, memberId: string): Participant | undefined {
  if (thread.status === 'none' || !Object.hasOwn(thread.participants, memberId)) return undefined;
  const participant = thread.participants[memberId];
  return participant?.status === 'left' ? undefined : participant;
}

/** The log position from which a member sees the thread: since they were added, or from the beginning. */
export const joinedAt = (history: readonly RecordedEvent<ThreadEvent>[], memberId: string): number =>
  history.findLast((event) => event.type === 'MemberAdded' && event.data.addedId === memberId)?.position ?? 0;

/** What an event changes of its member as a participant. */
export function participantChange(event: ParticipantEvent): Partial<Participant> {
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

function change(draft: Draft, event: ThreadEvent): void {
  const { thread, participants } = draft;
  if (event.type === 'ThreadOpened') {
    const { about, openedBy, memberIds, requestedOf } = event.data;
    draft.thread = { status: 'open', about, openedBy, participants: {}, freshPhoto: null, meeting: null };
    participants.clear();
    for (const id of memberIds) participants.set(id, firstParticipant(requestedOf.includes(id)));
  } else if (thread.status === 'none') return;
  else if (event.type === 'MemberAdded')
    participants.set(event.data.addedId, firstParticipant(event.data.isRequest));
  else if (isLine(event)) draft.thread = { ...thread, ...lineChange(thread, event) };
  else {
    const participant = participants.get(event.data.memberId);
    if (participant) participants.set(event.data.memberId, { ...participant, ...participantChange(event) });
  }
}

const lineTypes: readonly string[] = [
  'MemberAdded',
  'FreshPhotoAsked',
  'FreshPhotoSent',
  'FreshPhotoChecked',
  'MeetingProposed',
  'MeetingAgreed',
  'MeetingCalledOff',
] satisfies readonly LineEvent['type'][];

/** Whether an event is read among the messages. */
export const isLine = <Event extends ThreadEvent>(event: Event): event is Extract<Event, LineEvent> =>
  lineTypes.includes(event.type);

function lineChange(
  { freshPhoto, meeting }: Open,
  event: Exclude<LineEvent, { readonly type: 'MemberAdded' }>,
): Partial<Open> {
  switch (event.type) {
    case 'FreshPhotoAsked':
      return {
        freshPhoto: {
          of: event.data.memberId,
          codeWord: event.data.codeWord,
          status: 'asked',
          messageId: null,
        },
      };
    case 'FreshPhotoSent':
      return {
        freshPhoto: freshPhoto && { ...freshPhoto, status: 'sent', messageId: event.data.messageId },
      };
    case 'FreshPhotoChecked':
      return { freshPhoto: freshPhoto && { ...freshPhoto, status: event.data.isSeen ? 'seen' : 'not seen' } };
    case 'MeetingProposed': {
      const { memberId: by, ...proposed } = event.data;
      return { meeting: { by, ...proposed, status: 'proposed' } };
    }
    case 'MeetingAgreed':
      return { meeting: meeting && { ...meeting, status: 'agreed' } };
    case 'MeetingCalledOff':
      return { meeting: meeting && { ...meeting, status: 'called off' } };
    default:
      return unreachable(event);
  }
}

type Open = Extract<Thread, { readonly status: 'open' }>;

const firstParticipant = (isRequested: boolean): Participant => ({
  status: isRequested ? 'requested' : 'in',
  isMuted: false,
  archivedUpTo: null,
});
