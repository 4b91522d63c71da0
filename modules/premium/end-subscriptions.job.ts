import { memberEvents } from '../identity/member/member.events.js';
import { memberState } from '../identity/member/member.state.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import type { Database } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { erasureEvents } from '../members/erasure/erasure.events.js';
import { paymentEvents } from '../payments/payment/payment.events.js';
import { PAYMENTS } from '../payments/payments.ports.js';
import { type SubscriptionEvent, subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { deleteSubscriptionsOf, subscriptionsOf } from './subscription-rows.js';
import { isRunning, type PremiumTerm, premiumTerm, purposeKind } from './term.shared.js';

type When = 'now' | 'at its end';

/** Sixteen times in about three days: a minute after the first attempt, then twice as long each time, at most six hours. */
const queue = defineQueue<{ readonly subscriptionId: string; readonly when: When }>({
  name: 'end-subscription',
  retry: { maxAttempts: 16, delaySeconds: (failed) => Math.min(60 * 2 ** (failed - 1), 21_600) },
});

/** Nobody pays for an account that is gone: whoever asks to leave is charged no more, and whoever is erased has no subscription. Nor does anybody pay twice: when one
 *  begins while an older one runs, the older ends. Whoever has their bank take an invoice back is charged no more either.
 *  source  README, Rules 6, 7 and 10 */
export const endSubscriptions = ({ eventStore }: Pick<ModuleContext, 'eventStore'>): Reactor =>
  reactor({
    name: 'end-subscriptions',
    handles: [
      pick(memberEvents, 'MemberErased'),
      pick(erasureEvents, 'ErasureRequested'),
      pick(subscriptionEvents, 'SubscriptionStarted'),
      pick(paymentEvents, 'DisputeOpened'),
    ],
    handle: async (tx, events) => {
      for (const { type, entityId, data, recordedAt, position } of events) {
        const end = (ids: readonly string[], when: When) => enqueueAll(tx, ids, when, recordedAt);
        if (type === 'DisputeOpened') {
          const { kind, id } = data.purpose;
          if (kind === purposeKind) await end(idsOf(await ownOf(tx, eventStore, id)), 'now');
          continue;
        }
        if (type === 'SubscriptionStarted') {
          if (data.purpose.kind !== purposeKind) continue;
          const { status } = await loadState(eventStore, memberState, data.purpose.id);
          if (status === 'erased') await end([entityId], 'now');
          else {
            const own = await ownOf(tx, eventStore, data.purpose.id);
            await end(idsOf(own.filter(isRunningSinceBefore(position))), 'now');
          }
          continue;
        }
        await end(
          idsOf(await ownOf(tx, eventStore, entityId)),
          type === 'MemberErased' ? 'now' : 'at its end',
        );
        if (type === 'MemberErased') await deleteSubscriptionsOf(tx, entityId);
      }
    },
  });

/** End one at the provider; one that is over stays as it is. */
export const endSubscriptionJob = ({ get }: Pick<ModuleContext, 'get'>): QueuedJob =>
  queue.job(async ({ subscriptionId, when }, { now }) => {
    const meta = systemCommand(now, deterministicId('end-subscription', subscriptionId, when));
    await get(PAYMENTS)
      .end(subscriptionId, when, meta)
      .catch((error: unknown) => {
        if (!(error instanceof DomainError && isOver.has(error.code))) throw error;
      });
  });

const isOver: ReadonlySet<string> = new Set(['SUBSCRIPTION_OVER', 'SUBSCRIPTION_NOT_FOUND']);

const idsOf = (own: readonly Own[]): readonly string[] => own.map(({ id }) => id);

interface Own {
  readonly id: string;
  readonly term: PremiumTerm;
  readonly history: readonly RecordedEvent<SubscriptionEvent>[];
}

/** The subscriptions of a member: an id that somebody only asked with, and that is of another or for something else, is none of theirs. */
async function ownOf(
  tx: Database,
  eventStore: ModuleContext['eventStore'],
  memberId: string,
): Promise<readonly Own[]> {
  const all = await Promise.all(
    (await subscriptionsOf(tx, memberId)).map(async ({ id }) => ({
      id,
      history: await eventStore.read(subscriptionEvents, id),
    })),
  );
  return all.flatMap(({ id, history }) => {
    const term = premiumTerm(history);
    return term?.memberId === memberId ? [{ id, term, history }] : [];
  });
}

/** Of two that begin together only the older one ends, whichever is looked at first. */
const isRunningSinceBefore =
  (position: number) =>
  ({ term, history }: Own): boolean =>
    isRunning(term) &&
    history.some((event) => event.type === 'SubscriptionStarted' && event.position < position);

async function enqueueAll(tx: Database, ids: readonly string[], when: When, dueAt: string): Promise<void> {
  for (const id of ids)
    await queue.enqueue(tx, { key: `${id} ${when}`, payload: { subscriptionId: id, when }, dueAt });
}
