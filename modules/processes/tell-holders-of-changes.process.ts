import { datesOfEvent } from '../../projections/orders/pre-sales/pre-sales.queries.js';
import { attendedEvent } from '../events/events.notification-kinds.js';
import {
  type AttendingNotice,
  type ChangeForAttending,
  changesForAttending,
  noticesOf,
} from '../events/gathering/attending-notices.rules.js';
import { gatheringEvents } from '../events/gathering/gathering.events.js';
import { gatheringState } from '../events/gathering/gathering.state.js';
import { lookAt } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { preSaleDecider } from '../orders/pre-sale/pre-sale.decider.js';
import type { PreSale } from '../orders/pre-sale/pre-sale-types.state.js';
import { type DateChange, dateOfSale, dayOfSale, howChanged } from './date-change.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'get'>;
type Changed = RecordedEvent<ChangeForAttending>;

/** Whenever a date for which something is sold, or its place, is not what it was, those who hold an order or wait for one are told, whether they say that they go or not.
 *  Whoever does both is told once, because both notices have one id. Of another day, and of a date without one, buyers read in the notice that says until when everything goes back.
 *  source  modules/orders/README.md, Notices; modules/events/README.md, Notices to those who go */
export const tellHoldersOfChanges = (deps: Deps): Reactor =>
  reactor({
    name: 'tell-holders-of-changes',
    handles: [pick(gatheringEvents, ...changesForAttending)],
    handle: async (tx, events) => {
      for (const event of events) {
        const dates = await datesOfEvent(deps.db, event.entityId, 'on');
        if (!dates.length) continue;
        const changes = await changesOf(deps, event, dates);
        const notices = [];
        for (const { dateId, notice, how } of changes) {
          const told = await lookAt(deps.bus, preSaleDecider, dateId, (sale) => toldOf(sale, how));
          for (const { recipientId, orderId } of told)
            if (recipientId !== event.meta.actorId)
              notices.push(noticeFor(event, { recipientId, orderId, notice, how }));
        }
        await deps.get(NOTIFIER).notifyAll(tx, notices);
      }
    },
  });

interface ChangeOfSale {
  readonly dateId: string;
  readonly notice: AttendingNotice;
  readonly how: DateChange | null;
}

/** What an event of the log changes about dates for which something is sold. */
async function changesOf(
  { eventStore }: Deps,
  event: Changed,
  dateIds: readonly string[],
): Promise<readonly ChangeOfSale[]> {
  const history = await eventStore.read(gatheringEvents, event.entityId);
  const until = (version: number) =>
    foldEvents(
      gatheringState,
      history.filter((one) => one.version <= version),
    );
  const [before, after] = [until(event.version - 1), until(event.version)];
  const notices = noticesOf(event, before, event.recordedAt);
  return dateIds.flatMap((dateId) => {
    const day = dayOfSale(before, dateId);
    const notice = notices.find(({ days }) => days.includes(day));
    if (!notice) return [];
    const how =
      event.type === 'GatheringCancelled' ? 'off' : howChanged(before.dates[day], dateOfSale(after, dateId));
    return [{ dateId, notice, how }];
  });
}

interface ToldOf {
  readonly recipientId: string;
  /** null for who waits. */
  readonly orderId: string | null;
}

function toldOf({ ordersOf, waiting, waitlist }: PreSale, how: DateChange | null): readonly ToldOf[] {
  const isToldOtherwise = how === 'moved' || how === 'postponed';
  const holders = [...ordersOf].flatMap(([recipientId, [orderId]]) =>
    orderId === undefined ? [] : [{ recipientId, orderId }],
  );
  const wait = [...waiting].flatMap((id) => {
    const recipientId = waitlist.get(id)?.memberId;
    return recipientId === undefined || ordersOf.has(recipientId) ? [] : [{ recipientId, orderId: null }];
  });
  return [...(isToldOtherwise ? [] : holders), ...wait];
}

const noticeFor = (
  { id, entityId, recordedAt }: Changed,
  { recipientId, orderId, notice: { subtype, message }, how }: ToldOf & Pick<ChangeOfSale, 'notice' | 'how'>,
) => ({
  ...attendedEvent.of(subtype),
  message:
    orderId !== null && how === 'off'
      ? `${message} Its organizer cancels the orders next, and what you paid goes back by that.`
      : message,
  href: orderId === null ? `/events/${entityId}` : `/orders/${orderId}`,
  about: entityId,
  id: deterministicId('notify', 'attended event', id, recipientId),
  recipientId,
  sentAt: recordedAt,
});
