import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { listingEvents } from '../../marketplace/listing/listing.events.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { BLOCKED_PAIRS } from '../../members/blocks/blocked-pairs.ports.js';
import { TIER_HOLDERS } from '../../memberships/grants/tier-holders.ports.js';
import { NOTIFIER } from '../../notifications/notifications.ports.js';
import { newListing } from '../community.notification-kinds.js';
import { FOLLOWS } from './follows.ports.js';

const queue = defineQueue<{ readonly listingId: string }>({
  name: 'alert-followers',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

/** Whenever a listing is published, its seller's followers are notified by a job. */
export const alertFollowersOfListing = reactor({
  name: 'alert-followers-of-listing',
  handles: [pick(listingEvents, 'ListingPublished')],
  handle: async (tx, events) => {
    for (const { entityId: listingId, recordedAt: dueAt } of events)
      await queue.enqueue(tx, { key: listingId, payload: { listingId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'db' | 'eventStore' | 'get'>;

/** Followers in one transaction. */
const atOnce = 500;

/** Notify the followers of a seller whose tier has `follower-alerts`, once for each listing; page by page, so that fifty thousand are no one transaction.
 *  Others see it in their feed.
 *  source  README, Notifications */
export const alertFollowersJob = ({ db, eventStore, get }: Deps): QueuedJob =>
  queue.job(async ({ listingId }, { now, signal }) => {
    const { status, isHidden, sellerId } = await loadState(eventStore, listingState, listingId);
    if (isHidden || (status !== 'active' && status !== 'held')) return;
    const target = { kind: 'member', id: sellerId } as const;
    const [follows, notifier] = [get(FOLLOWS), get(NOTIFIER)];
    const blocked = new Set(await get(BLOCKED_PAIRS).blockedWith(sellerId));
    let after: string | null = null;
    for (;;) {
      const followers = await follows.followersOf(target, after, atOnce);
      after = followers.at(-1) ?? null;
      if (after === null || signal.aborted) return signal.throwIfAborted();
      const entitled = await get(TIER_HOLDERS).holdersAmong(followers, 'follower-alerts', now);
      const muting = await follows.muting([...entitled], target, now);
      const recipients = [...entitled].filter((id) => !muting.has(id) && !blocked.has(id));
      await db.transaction().execute((tx) =>
        notifier.notifyAll(
          tx,
          recipients.map((recipientId) => ({
            ...newListing.of('followed'),
            by: sellerId,
            message: `{who}, whom you follow, listed {listing ${listingId}}.`,
            href: `/listing/${listingId}`,
            about: sellerId,
            happening: { key: `published ${listingId}`, weight: 2 },
            id: deterministicId('notify', 'followed listing', listingId, recipientId),
            recipientId,
            sentAt: now,
          })),
        ),
      );
    }
  });
