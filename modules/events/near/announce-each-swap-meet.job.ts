import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { eachSwapMeet } from '../events.notification-kinds.js';
import { gatheringEvents } from '../gathering/gathering.events.js';
import { gatheringState, isOver } from '../gathering/gathering.state.js';
import { homesNear } from './homes-near.js';

const queue = defineQueue<{ readonly gatheringId: string }>({
  name: 'announce-each-swap-meet',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** Whenever a swap meet is published, a job tells those who live near it and want to know of each at once. */
export const announceEachSwapMeet = reactor({
  name: 'announce-each-swap-meet',
  handles: [pick(gatheringEvents, 'GatheringPublished')],
  handle: async (tx, events) => {
    for (const { entityId: gatheringId, data, recordedAt: dueAt } of events)
      if (data.kind === 'swap-meet')
        await queue.enqueue(tx, { key: gatheringId, payload: { gatheringId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** Tell each once of a swap meet that everybody sees and that is not over.
 *  source  README, Swap meets near you */
export const announceEachSwapMeetJob = ({ db, eventStore, get }: Deps): QueuedJob =>
  queue.job(async ({ gatheringId }, { now, signal }) => {
    const gathering = await loadState(eventStore, gatheringState, gatheringId);
    const { status, words, organizerId, isRemoved } = gathering;
    if (status !== 'published' || !words || isRemoved || isOver(gathering, now)) return;
    const { latitude, longitude } = words.venue;
    for await (const found of homesNear({ get }, [{ latitude, longitude, organizerId }], signal)) {
      const ids = found.map(({ home }) => home.memberId);
      const wanting = await get(NOTIFIER).wanting(db, eachSwapMeet.type, ids);
      const notices = found
        .filter(({ home }) => wanting.has(home.memberId))
        .map(({ home: { memberId: recipientId, area } }) => ({
          ...eachSwapMeet.of('near'),
          message: `{gathering} was announced near ${area}.`,
          href: `/events/${gatheringId}`,
          about: gatheringId,
          id: deterministicId('notify', 'each swap meet near', gatheringId, recipientId),
          recipientId,
          sentAt: now,
        }));
      await db.transaction().execute((tx) => get(NOTIFIER).notifyAll(tx, notices));
    }
  });
