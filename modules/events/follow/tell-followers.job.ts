import { gatheringsOfClubChangedSince } from '../../../projections/events/events/running.queries.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { type EventOf, pick, type RecordedEvent } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { swapMeet } from '../events.notification-kinds.js';
import { gatheringEvents } from '../gathering/gathering.events.js';
import { gatheringState, isOver } from '../gathering/gathering.state.js';
import { organizerState } from '../organizer/organizer.state.js';
import { ORGANIZER_FOLLOWERS } from './organizer-followers.ports.js';
import {
  morningAfter,
  newsEvents,
  newsOf,
  noticeOfNews,
  type OrganizerNews,
} from './organizer-news.rules.js';

/** morning: when they are told, of all that was recorded in the day before it; ISO-8601 UTC */
const queue = defineQueue<{ readonly organizerId: string; readonly morning: string }>({
  name: 'tell-followers-of-organizer',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

const news = pick(gatheringEvents, ...newsEvents);

/** Whenever an event is published, or its dates change, the followers of its organizer are told the next morning, of all until then. So they hear of an organizer once a day at most.
 *  source  README, Following an organizer */
export const tellFollowersOfEvents = ({ eventStore }: Pick<ModuleContext, 'eventStore'>): Reactor =>
  reactor({
    name: 'tell-followers-of-events',
    handles: [news],
    handle: async (tx, events) => {
      for (const event of events) {
        const organizerId = await organizerBehind(eventStore, event);
        if (organizerId === null) continue;
        const morning = morningAfter(event.recordedAt);
        const key = `${organizerId} ${morning}`;
        await queue.enqueue(tx, { key, payload: { organizerId, morning }, dueAt: morning });
      }
    },
  });

/** null for what was published before there were organizers. */
async function organizerBehind(
  eventStore: ModuleContext['eventStore'],
  event: RecordedEvent<EventOf<typeof news>>,
): Promise<string | null> {
  if (event.type === 'GatheringPublished') return event.data.clubId;
  return (await loadState(eventStore, gatheringState, event.entityId)).clubId;
}

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** Followers in one transaction. */
const atOnce = 500;

/** Tell those who follow an organizer, do not mute it and do not work in it, page by page, what it announced and whose dates it changed. */
export const tellFollowersJob = ({ db, eventStore, get }: Deps): QueuedJob =>
  queue.job(async ({ organizerId, morning }, { now, signal }) => {
    const { isHidden, verification, team } = await loadState(eventStore, organizerState, organizerId);
    if (isHidden || verification === 'withdrawn') return;
    const notice = noticeOfNews(
      organizerId,
      await newsOfOrganizer({ db, eventStore }, organizerId, morning, now),
    );
    if (!notice) return;
    const [follows, notifier] = [get(ORGANIZER_FOLLOWERS), get(NOTIFIER)];
    let after: string | null = null;
    for (;;) {
      const followers = await follows.page(organizerId, after, atOnce);
      after = followers.at(-1) ?? null;
      if (after === null || signal.aborted) return signal.throwIfAborted();
      const muting = await follows.muting(followers, organizerId, now);
      await db.transaction().execute((tx) =>
        notifier.notifyAll(
          tx,
          followers
            .filter((id) => !muting.has(id) && !(id in team))
            .map((recipientId) => ({
              ...swapMeet.of('followed'),
              ...notice,
              id: deterministicId('notify', 'news of organizer', organizerId, morning, recipientId),
              recipientId,
              sentAt: now,
            })),
        ),
      );
    }
  });

/** Of its events that everybody sees and that are not over; one that was cancelled is told of too. */
async function newsOfOrganizer(
  { db, eventStore }: Pick<Deps, 'db' | 'eventStore'>,
  organizerId: string,
  morning: string,
  now: string,
): Promise<OrganizerNews> {
  const [announced, changed]: [string[], string[]] = [[], []];
  for (const id of await gatheringsOfClubChangedSince(db, organizerId, plusDays(morning, -1))) {
    const history = await eventStore.read(gatheringEvents, id);
    const gathering = foldEvents(gatheringState, history);
    if (gathering.isRemoved || (gathering.status === 'published' && isOver(gathering, now))) continue;
    const what = newsOf(history, morning);
    if (what === 'announced') announced.push(id);
    if (what === 'changed') changed.push(id);
  }
  return { announced, changed };
}
