import { foldEvents } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { ATTENDANCE } from '../attendance.ports.js';
import { attendedEvent } from '../events.notification-kinds.js';
import { gatheringState } from '../gathering/gathering.state.js';
import { broadcastEvents } from './broadcast.events.js';
import { broadcastState } from './broadcast.state.js';
import { daysOfBroadcast, recipientsOf } from './recipients.js';

const queue = defineQueue<{ readonly broadcastId: string }>({
  name: 'deliver-broadcast',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** Whenever a broadcast is sent, it is delivered by a job. */
export const deliverBroadcasts = reactor({
  name: 'deliver-broadcasts',
  handles: [pick(broadcastEvents, 'BroadcastSent')],
  handle: async (tx, events) => {
    for (const { entityId: broadcastId, recordedAt: dueAt } of events)
      await queue.enqueue(tx, { key: broadcastId, payload: { broadcastId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** Members in one transaction. */
const atOnce = 500;

/** Notify those who go, page by page, each once: not who wrote it, and nobody who has blocked them or whom they have blocked.
 *  source  README, Broadcasts */
export const deliverBroadcastJob = ({ db, eventStore, get }: Deps): QueuedJob =>
  queue.job(async ({ broadcastId }, { now, signal }) => {
    const history = await eventStore.read(broadcastEvents, broadcastId);
    const { sent, isRemoved } = foldEvents(broadcastState, history);
    if (!sent || isRemoved) return;
    const gathering = await loadState(eventStore, gatheringState, sent.gatheringId);
    const days = daysOfBroadcast(gathering, sent.day, history[0]?.recordedAt ?? now);
    const deps = { attendance: get(ATTENDANCE), blocks: get(BLOCKED_PAIRS) };
    const pages = recipientsOf(deps, { ...sent, days, atOnce });
    for await (const recipients of pages) {
      signal.throwIfAborted();
      await db.transaction().execute((tx) =>
        get(NOTIFIER).notifyAll(
          tx,
          recipients.map((recipientId) => ({
            ...attendedEvent.of('broadcast'),
            message: 'The organizer of {gathering} has written to you.',
            words: { kind: 'broadcast', id: broadcastId },
            href: `/events/${sent.gatheringId}`,
            about: sent.gatheringId,
            id: deterministicId('notify', 'broadcast', broadcastId, recipientId),
            recipientId,
            sentAt: now,
          })),
        ),
      );
    }
  });
