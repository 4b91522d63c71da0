import { entriesSince, ownerOfShown, readersAmong } from '../../../projections/builds/builds/news.queries.js';
import { FOLLOWS } from '../../community/follow/follows.ports.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { buildNotice } from '../builds.notification-kinds.js';
import { entryEvents } from '../entry/entry.events.js';

const queue = defineQueue<{ readonly buildId: string; readonly entryId: string }>({
  name: 'tell-followers-of-build',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** Whenever an entry is written, the followers of its build are told the next morning, of all entries until then. So they hear of a build once a day at most.
 *  source  README, Following a build */
export const tellFollowersOfEntries = reactor({
  name: 'tell-followers-of-entries',
  handles: [pick(entryEvents, 'EntryWritten')],
  handle: async (tx, events) => {
    for (const { entityId: entryId, data, recordedAt } of events)
      await queue.enqueue(tx, {
        key: data.buildId,
        payload: { buildId: data.buildId, entryId },
        dueAt: morningAfter(recordedAt),
      });
  },
});

/** Two in the afternoon, UTC: the morning of most members. */
const hour = 'T14:00:00.000Z';

/** The next morning after a time. */
export function morningAfter(at: string): string {
  const today = at.slice(0, 10) + hour;
  return today > at ? today : plusDays(today, 1);
}

type Deps = Pick<ModuleContext, 'db' | 'get'>;

/** Followers in one transaction. */
const atOnce = 500;

/** Tell those who follow a build, see it and do not work on it, page by page, how many entries it has since the first of which they were not told. */
export const tellFollowersJob = ({ db, get }: Deps): QueuedJob =>
  queue.job(async ({ buildId, entryId }, { now, signal }) => {
    const target = { kind: 'build', id: buildId } as const;
    const [entries, ownerId] = await Promise.all([
      entriesSince(db, buildId, entryId),
      ownerOfShown(db, buildId),
    ]);
    if (entries === 0 || ownerId === undefined) return;
    const [follows, notifier] = [get(FOLLOWS), get(NOTIFIER)];
    let after: string | null = null;
    for (;;) {
      const followers = await follows.followersOf(target, after, atOnce);
      after = followers.at(-1) ?? null;
      if (after === null || signal.aborted) return signal.throwIfAborted();
      const readers = await readersAmong(db, buildId, followers);
      const muting = await Promise.all([
        follows.muting(readers, target, now),
        follows.muting(readers, { kind: 'member', id: ownerId }, now),
      ]);
      await db.transaction().execute((tx) =>
        notifier.notifyAll(
          tx,
          readers
            .filter((id) => !muting.some((ids) => ids.has(id)))
            .map((recipientId) => ({
              ...buildNotice.of('entries'),
              by: ownerId,
              message:
                entries === 1
                  ? '{build}, which you follow, has a new entry.'
                  : `{build}, which you follow, has ${entries} new entries.`,
              href: `/build-tracker/${buildId}?tab=journal`,
              about: buildId,
              id: deterministicId('notify', 'entries of build', entryId, recipientId),
              recipientId,
              sentAt: now,
            })),
        ),
      );
    }
  });
