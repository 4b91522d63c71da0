import type { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import {
  cardsOf,
  type HeldListing,
  holdsOf,
  publicListingsOf,
  unansweredListings,
} from '../../projections/marketplace/listing-search/listings-of-members.queries.js';
import { lockedOutMembers } from '../identity/accounts/locked-out-members.shared.js';
import { memberEvents } from '../identity/member/member.events.js';
import { memberState } from '../identity/member/member.state.js';
import { forEachSettled } from '../kernel/async/for-each-settled.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../kernel/decider/identifiers.js';
import { systemCommand } from '../kernel/decider/system-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { pick } from '../kernel/event-store/events.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { Database } from '../kernel/postgres/database.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { listingDecider } from '../marketplace/listing/listing.decider.js';
import { guardianshipEvents } from '../members/guardians/guardianship.events.js';
import { guardianshipState, isPending } from '../members/guardians/guardianship.state.js';

interface Deps {
  readonly bus: CommandBus;
  readonly eventStore: DomainEventStore;
}

/** Whenever a minor loses the verified guardian, the minor's listings are paused. The minor may resume them once another guardian is verified.
 *  source  modules/members/README.md, Rule 4 */
export const pauseForMinors = ({ bus, eventStore }: Deps): Reactor =>
  reactor({
    name: 'pause-for-minors',
    handles: [pick(guardianshipEvents, 'GuardianUnlinked', 'GuardianRefused')],
    handle: async (tx, events) => {
      for (const { entityId, id, recordedAt } of events) {
        if (!isPending(await loadState(eventStore, guardianshipState, entityId), recordedAt)) continue;
        for (const listingId of await cardsOf(tx, entityId))
          await pause(bus, listingId, recordedAt, deterministicId('pause-for-minors', id, listingId));
      }
    },
  });

/** Whenever a member is suspended, their listings are paused and their holds are released. They may resume and hold again once the suspension
 *  is lifted. A decision does that by its own effects: what it removes comes back as it was, and is not paused first.
 *  source  modules/identity/README.md, Rule 23 */
export const pauseForSuspended = ({ bus, eventStore }: Deps): Reactor =>
  reactor({
    name: 'pause-for-suspended',
    handles: [pick(memberEvents, 'MemberSuspended')],
    handle: async (tx, events) => {
      for (const { entityId, id, recordedAt, data } of events) {
        if (data.decisionId !== null || !(await isSuspended(eventStore, entityId))) continue;
        for (const listingId of await cardsOf(tx, entityId))
          await pause(bus, listingId, recordedAt, deterministicId('pause-for-suspended', id, listingId));
        for (const held of await holdsOf(tx, sql`select ${entityId} as member_id`, maxAtOnce))
          await endHold(bus, held, recordedAt, deterministicId('pause-for-suspended', id, held.listingId));
      }
    },
  });

/** Pauses listings that the reactors missed: those that the projection did not show yet, commands that were still running, and listings that
 *  moderation reinstated later. */
export async function pauseUnsupervised(
  { bus, db }: { readonly bus: CommandBus; readonly db: Database },
  now: string,
): Promise<void> {
  const shown = [
    ...(await unansweredListings(db, maxAtOnce)),
    ...(await publicListingsOf(db, lockedOutMembers, maxAtOnce)),
  ];
  const holds = await holdsOf(db, lockedOutMembers, maxAtOnce);
  const turns = [
    ...shown.map((listingId) => () => pause(bus, listingId, now, newId())),
    ...holds.map((held) => () => endHold(bus, held, now, newId())),
  ];
  await forEachSettled(turns, (turn) => turn());
}

async function isSuspended(eventStore: DomainEventStore, memberId: string): Promise<boolean> {
  const member = await loadState(eventStore, memberState, memberId);
  return member.status === 'registered' && member.isSuspended;
}

function pause(bus: CommandBus, listingId: string, now: string, commandId: string): Promise<Receipt> {
  const meta = systemCommand(now, commandId);
  return dispatch(bus, listingDecider, listingId, {
    type: 'PauseUnanswered',
    meta,
  });
}

function endHold(
  bus: CommandBus,
  { listingId, buyerId }: HeldListing,
  now: string,
  commandId: string,
): Promise<Receipt> {
  const meta = systemCommand(now, commandId);
  return dispatch(bus, listingDecider, listingId, {
    type: 'EndHold',
    buyerId,
    meta,
  });
}

const maxAtOnce = 500;
