import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import {
  type LineEvent,
  type ThreadEvent,
  threadEvents,
} from '../../../modules/messages/thread/thread.events.js';
import { isLine, joinedAt, type Thread, threadState } from '../../../modules/messages/thread/thread.state.js';
import type {
  FreshPhotoView,
  MeetingLine,
  ThreadLine,
} from '../../../modules/messages/thread-lines.contract.js';
import { gatheringAbout } from './gathering-about.js';

interface Asked {
  readonly memberId: string;
  readonly now: string;
  /** Nothing can be answered in a closed thread. */
  readonly mayWrite: boolean;
}

/** The entries of a thread besides its messages, read from its own short stream; and the requested photo. */
export async function linesOf(
  eventStore: DomainEventStore,
  threadId: string,
  asked: Asked,
): Promise<{ readonly lines: ThreadLine[]; readonly freshPhoto: FreshPhotoView | null }> {
  const history = await eventStore.read(threadEvents, threadId);
  const thread = foldEvents(threadState, history);
  const since = joinedAt(history, asked.memberId);
  const hidden = hiddenLines(history, asked.memberId);
  const events = history.filter(isShown).filter(({ id, position }) => position >= since && !hidden.has(id));
  const last = events.findLast(({ type }) => type === 'MeetingProposed');
  const lines = await Promise.all(
    events.map((event) => lineOf(eventStore, event, { ...asked, thread, isLast: event === last })),
  );
  return { lines: lines.flatMap((line) => line ?? []), freshPhoto: freshPhotoOf(thread, asked.memberId) };
}

/** Proposals to meet that are hidden from the member, with the answers to them. */
function hiddenLines(history: readonly RecordedEvent<ThreadEvent>[], memberId: string): ReadonlySet<string> {
  let isHidden = false;
  const hidden = history.filter((event) => {
    if (event.type === 'MeetingProposed') isHidden = event.data.hiddenFrom.includes(memberId);
    return isHidden && event.type.startsWith('Meeting');
  });
  return new Set(hidden.map(({ id }) => id));
}

type Shown = LineEvent | Extract<ThreadEvent, { readonly type: 'ThreadLeft' }>;
const isShown = (event: RecordedEvent<ThreadEvent>): event is RecordedEvent<Shown> =>
  event.type === 'ThreadLeft' || isLine(event);

interface Context extends Asked {
  readonly thread: Thread;
  readonly isLast: boolean;
}

async function lineOf(
  eventStore: DomainEventStore,
  event: RecordedEvent<Shown>,
  context: Context,
): Promise<ThreadLine | undefined> {
  const note = (what: Note['what'], more: Partial<Note> = {}): Note => ({
    ...placeOf(event, context),
    kind: 'note',
    what,
    codeWord: null,
    addedId: null,
    isAddedMe: false,
    ...more,
  });
  switch (event.type) {
    case 'MemberAdded': {
      const { addedId } = event.data;
      return note('added', { addedId, isAddedMe: addedId === context.memberId });
    }
    case 'ThreadLeft':
      return note('left');
    case 'FreshPhotoAsked':
      return note('photo asked', { codeWord: event.data.codeWord });
    case 'FreshPhotoSent':
      return undefined; // its message exists
    case 'FreshPhotoChecked':
      return note(event.data.isSeen ? 'code word seen' : 'code word not seen');
    case 'MeetingProposed':
      return meetingLine(eventStore, event, context);
    case 'MeetingAgreed':
      return note('meeting agreed');
    case 'MeetingCalledOff':
      return note('meeting called off');
    default:
      return unreachable(event);
  }
}

type Note = Extract<ThreadLine, { kind: 'note' }>;

const placeOf = ({ position, recordedAt, data }: RecordedEvent<Shown>, { memberId }: Asked) => ({
  position,
  at: recordedAt,
  memberId: data.memberId,
  isMine: data.memberId === memberId,
});

async function meetingLine(
  eventStore: DomainEventStore,
  event: RecordedEvent<Extract<ThreadEvent, { type: 'MeetingProposed' }>>,
  context: Context,
): Promise<MeetingLine | undefined> {
  const { gatheringId, day } = event.data;
  const gathering = await gatheringAbout(eventStore, gatheringId, context.memberId, day);
  if (!gathering) return undefined;
  const { title, location, startsAt, endsAt, timeZone, isCancelled } = gathering;
  const status = statusOf(context, { isCancelled, isOver: endsAt <= context.now });
  const place = placeOf(event, context);
  return {
    ...place,
    kind: 'meeting',
    gatheringId,
    title,
    location,
    day,
    startsAt,
    endsAt,
    timeZone,
    status,
    mayAgree: context.mayWrite && status === 'proposed' && !place.isMine,
    mayCallOff: status === 'proposed' || status === 'agreed',
  };
}

function statusOf(
  { thread, isLast }: Context,
  { isCancelled, isOver }: { readonly isCancelled: boolean; readonly isOver: boolean },
): MeetingLine['status'] {
  if (!isLast || thread.status === 'none' || !thread.meeting) return 'replaced';
  if (thread.meeting.status === 'called off') return 'called off';
  if (isCancelled) return 'cancelled';
  return isOver ? 'over' : thread.meeting.status;
}

function freshPhotoOf(thread: Thread, memberId: string): FreshPhotoView | null {
  if (thread.status === 'none' || !thread.freshPhoto) return null;
  const { of, codeWord, status } = thread.freshPhoto;
  return { isMine: of === memberId, codeWord, status };
}
