import { foldEvents } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { ATTENDANCE } from '../attendance.ports.js';
import { attendedEvent } from '../events.notification-kinds.js';
import {
  type AttendingNotice,
  type ChangeForAttending,
  changesForAttending,
  noticesOf,
} from './attending-notices.rules.js';
import { type GatheringEvent, gatheringEvents } from './gathering.events.js';
import { gatheringState } from './gathering.state.js';

const queue = defineQueue<{ readonly gatheringId: string; readonly eventId: string }>({
  name: 'tell-attending',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** Whenever a date, or the place, is not what it was, those who go or are interested are told by a job. */
export const tellAttendingOfChanges = reactor({
  name: 'tell-attending-of-changes',
  handles: [pick(gatheringEvents, ...changesForAttending)],
  handle: async (tx, events) => {
    for (const { entityId: gatheringId, id: eventId, recordedAt: dueAt } of events)
      await queue.enqueue(tx, { key: eventId, payload: { gatheringId, eventId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** Members in one transaction. */
const atOnce = 500;

/** Tell those who go, page by page, and once for each event of the log; not whoever did it.
 *  source  README, Notices to those who go */
export const tellAttendingJob = ({ db, eventStore, get }: Deps): QueuedJob =>
  queue.job(async ({ gatheringId, eventId }, { now, signal }) => {
    const history = await eventStore.read(gatheringEvents, gatheringId);
    const at = history.findIndex(({ id }) => id === eventId);
    const event = history[at];
    if (!event || !isChange(event)) return;
    const { actorId } = event.meta;
    const before = foldEvents(gatheringState, history.slice(0, at));
    for (const notice of noticesOf(event, before, event.recordedAt)) await tellAll(notice);

    async function tellAll({ subtype, message, days }: AttendingNotice): Promise<void> {
      const [attendance, notifier] = [get(ATTENDANCE), get(NOTIFIER)];
      let after: string | undefined;
      for (;;) {
        const members = await attendance.members(gatheringId, {
          kinds: ['going', 'interested'],
          days,
          ...(after !== undefined && { after }),
          limit: atOnce,
        });
        after = members.at(-1);
        if (after === undefined || signal.aborted) return signal.throwIfAborted();
        await db.transaction().execute((tx) =>
          notifier.notifyAll(
            tx,
            members
              .filter((id) => id !== actorId)
              .map((recipientId) => ({
                ...attendedEvent.of(subtype),
                message,
                href: `/events/${gatheringId}`,
                about: gatheringId,
                id: deterministicId('notify', 'attended event', eventId, recipientId),
                recipientId,
                sentAt: now,
              })),
          ),
        );
      }
    }
  });

const isChange = (event: RecordedEvent<GatheringEvent>): event is RecordedEvent<ChangeForAttending> =>
  changesForAttending.some((type) => type === event.type);
