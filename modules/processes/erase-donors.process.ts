import { donationDecider } from '../donations/donation/donation.decider.js';
import { noChoice } from '../donations/donation/donation.events.js';
import { DONATION_LOOKUP, DONORS } from '../donations/donations.ports.js';
import { monthlyGiftDecider } from '../donations/monthly-gift/monthly-gift.decider.js';
import { monthlyGiftState } from '../donations/monthly-gift/monthly-gift.state.js';
import { memberEvents } from '../identity/member/member.events.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { DomainError } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { pick } from '../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../kernel/jobs/job.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { PAYMENTS } from '../payments/payments.ports.js';

/** The entry names the stand-in alone. */
const queue = defineQueue<{ readonly donorId: string }>({
  name: 'erase-donor',
  retry: { maxAttempts: 20, delaySeconds: (failed) => Math.min(3_600, 30 * 2 ** failed) },
});

/** Whenever a member is erased, so is their stand-in as a donor. */
export const eraseDonors = ({ get }: Pick<ModuleContext, 'get'>): Reactor =>
  reactor({
    name: 'erase-donors',
    handles: [pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      for (const { entityId, recordedAt } of events) {
        const donorId = get(DONORS).ofMember(entityId);
        await queue.enqueue(tx, { key: donorId, payload: { donorId }, dueAt: recordedAt });
      }
    },
  });

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'processors' | 'get'>;

/** End the monthly gifts at the provider, thank nobody any more, and erase the key: the name, the address and the words of a donor are unreadable from then on.
 *  Amounts, days and numbers of receipts stay, because the law keeps them. A run that fails half-way is repeated.
 *  source  modules/donations/README.md, Erasure */
export const eraseDonorJob = ({ bus, eventStore, processors, get }: Deps): QueuedJob =>
  queue.job(async ({ donorId }, { now }) => {
    const lookup = get(DONATION_LOOKUP);
    const mustBeCaughtUp = async () => {
      for (const name of ['follow-gift-payments', 'donations'])
        if (!(await processors.waitForPosition(await eventStore.log.head(), [name])))
          throw new Error(`${name} is behind`);
    };
    await mustBeCaughtUp();
    const metaOf = (what: string, id: string) => ({
      actor: { id: donorId, roles: [] },
      now,
      commandId: deterministicId('erase-donor', what, id),
    });
    const of = { type: 'ChangeChoice', donorId, choice: noChoice } as const;
    for (const id of await lookup.monthlyOf(donorId)) {
      const gift = await loadState(eventStore, monthlyGiftState, id);
      if (gift.status === 'none') continue;
      if (gift.status !== 'ended') {
        await ended(get(PAYMENTS).end(gift.subscriptionId, 'now', metaOf('subscription', id)));
        const end = { type: 'EndMonthlyGift', because: 'erased', meta: metaOf('end', id) } as const;
        await dispatch(bus, monthlyGiftDecider, id, end);
      }
      await dispatch(bus, monthlyGiftDecider, id, { ...of, meta: metaOf('monthly choice', id) });
    }
    // a payment that was under way may have become a gift, also because its subscription was ended just now
    for (let known = -1, gifts: readonly string[] = []; gifts.length > known; ) {
      known = gifts.length;
      await mustBeCaughtUp();
      gifts = await lookup.ofDonor(donorId);
      for (const id of gifts) await dispatch(bus, donationDecider, id, { ...of, meta: metaOf('choice', id) });
    }
    await eventStore.keys.erase(donorId);
  });

/** One that never began, or has ended at the provider, is ended. */
async function ended(ending: Promise<void>): Promise<void> {
  await ending.catch((error: unknown) => {
    const codes = ['SUBSCRIPTION_OVER', 'SUBSCRIPTION_NOT_FOUND'];
    if (!(error instanceof DomainError && codes.includes(error.code))) throw error;
  });
}
