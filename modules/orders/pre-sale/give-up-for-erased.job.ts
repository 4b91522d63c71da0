import { preSales } from '../../../projections/orders/pre-sales/pre-sales.projection.js';
import { datesOfMember } from '../../../projections/orders/pre-sales/pre-sales.queries.js';
import { memberEvents } from '../../identity/member/member.events.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { allocationDecider } from '../allocation/allocation.decider.js';
import { requestOf } from '../allocation/allocation-status.rules.js';
import { preSaleDecider } from './pre-sale.decider.js';
import type { PreSale } from './pre-sale-types.state.js';

const queue = defineQueue<{ readonly memberId: string }>({
  name: 'give-up-for-erased',
  retry: { maxAttempts: 8, delaySeconds: (failed) => 30 * 2 ** failed },
});

export const giveUpForErased = reactor({
  name: 'give-up-for-erased',
  handles: [pick(memberEvents, 'MemberErased')],
  handle: async (tx, events) => {
    for (const { id: key, entityId: memberId, recordedAt: dueAt } of events)
      await queue.enqueue(tx, { key, payload: { memberId }, dueAt });
  },
});

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'processors'>;

export const giveUpForErasedJob = (deps: Deps): QueuedJob =>
  queue.job(({ memberId }, { now }) => giveUpFor(deps, memberId, now));

/** Give up the live rights of a member who is erased, their places on waitlists, and what they ask for where spaces are not given yet. Their orders stay as they are, money too: the organizer cancels what it
 *  likes.
 *  units   now: ISO-8601 UTC
 *  source  README, Erasure */
export async function giveUpFor(
  { bus, db, eventStore, processors }: Deps,
  memberId: string,
  now: string,
): Promise<void> {
  if (!(await processors.waitForPosition(await eventStore.log.head(), [preSales.name])))
    throw new Error('The read model of pre-sales is behind');
  for (const dateId of await datesOfMember(db, memberId)) {
    const { rights, waits } = await lookAt(bus, preSaleDecider, dateId, (preSale) => held(preSale, memberId));
    for (const spaceId of rights) {
      const meta = systemCommand(now, deterministicId('give-up', dateId, memberId, spaceId));
      const command = { type: 'SurrenderRight', spaceId, vendorId: memberId, meta } as const;
      await dispatch(bus, preSaleDecider, dateId, command).catch(ifRefused);
    }
    for (const entryId of waits) {
      const commandId = deterministicId('give-up', dateId, memberId, entryId);
      const meta = { actor: { id: memberId, roles: [] }, now, commandId };
      await dispatch(bus, preSaleDecider, dateId, { type: 'LeaveWaitlist', entryId, meta }).catch(ifRefused);
    }
    const request = await lookAt(
      bus,
      allocationDecider,
      dateId,
      (allocation) => requestOf(allocation, memberId)?.id,
    );
    if (request === undefined) continue;
    const meta = systemCommand(now, deterministicId('give-up', dateId, memberId, request));
    const withdraw = { type: 'WithdrawRequest', requestId: request, memberId, isErased: true, meta } as const;
    await dispatch(bus, allocationDecider, dateId, withdraw).catch(ifRefused);
  }
}

const held = ({ status, rightsOf, spaces, entriesOf, waitlist }: PreSale, memberId: string) => ({
  rights:
    status === 'cancelled'
      ? []
      : [...(rightsOf.get(memberId) ?? [])].filter((id) => {
          const right = spaces.get(id)?.right;
          return right?.vendorId === memberId && (right.status === 'live' || right.status === 'rolled over');
        }),
  waits: (entriesOf.get(memberId) ?? []).filter((id) => {
    const entry = waitlist.get(id);
    return entry?.status === 'waiting' || entry?.status === 'offered';
  }),
});

/** A space that is in an order of theirs goes with the order. */
function ifRefused(error: unknown): void {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
}
