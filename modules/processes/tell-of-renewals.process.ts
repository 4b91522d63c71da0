import { attendedEvent } from '../events/events.notification-kinds.js';
import { lookAt } from '../kernel/decider/command-bus.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { pick } from '../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { partsOfDate } from '../orders/pre-sale/date-ids.rules.js';
import { preSaleDecider } from '../orders/pre-sale/pre-sale.decider.js';
import { preSaleEvents } from '../orders/pre-sale/pre-sale.events.js';
import type { PreSale } from '../orders/pre-sale/pre-sale-types.state.js';
import { isRenewalOpen, liveRightOf } from '../orders/pre-sale/windows.rules.js';

const queue = defineQueue<{ readonly dateId: string }>({
  name: 'tell-of-renewal',
  retry: { maxAttempts: 5, delaySeconds: (failed) => 60 * 2 ** failed },
});

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'get'>;

/** Whenever rights are given, or the time to use them is known, those who have them are told once it is there. */
export const tellOfRenewals = ({ bus }: Pick<Deps, 'bus'>): Reactor =>
  reactor({
    name: 'tell-of-renewals',
    handles: [pick(preSaleEvents, 'PreSaleAnnounced', 'TermsChanged', 'RightsGranted')],
    handle: async (tx, events) => {
      for (const { id: key, entityId: dateId, recordedAt } of events) {
        const opensAt = await lookAt(bus, preSaleDecider, dateId, ({ terms }) => terms?.renewal?.opensAt);
        if (opensAt === undefined) continue;
        const dueAt = opensAt > recordedAt ? opensAt : recordedAt;
        await queue.enqueue(tx, { key, payload: { dateId }, dueAt });
      }
    },
  });

/** Tell vendors with a live right that they may have their spaces again: once for each date.
 *  source  modules/orders/README.md, Notices */
export const tellOfRenewalJob = ({ bus, db, get }: Deps): QueuedJob =>
  queue.job(async ({ dateId }, { now }) => {
    const vendors = await lookAt(bus, preSaleDecider, dateId, (preSale) => renewing(preSale, now));
    const { gatheringId } = partsOfDate(dateId);
    const notices = vendors.map((recipientId) => ({
      ...attendedEvent.of('renewal'),
      message: 'You can have your spaces at {gathering} again, before anybody else. Choose which, and pay.',
      href: `/events/${gatheringId}`,
      about: gatheringId,
      id: deterministicId('notify', 'renewal', dateId, recipientId),
      recipientId,
      sentAt: now,
    }));
    if (notices.length) await db.transaction().execute((tx) => get(NOTIFIER).notifyAll(tx, notices));
  });

/** Members who may renew now, each once. */
function renewing(preSale: PreSale, now: string): readonly string[] {
  const { status, terms, spaces } = preSale;
  if (status !== 'announced' || !terms || !isRenewalOpen(terms, now)) return [];
  return [...new Set([...spaces.values()].flatMap((space) => liveRightOf(preSale, space, now) ?? []))];
}
