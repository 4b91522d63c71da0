import { attendedEvent } from '../events/events.notification-kinds.js';
import { shortDay, timeInWords } from '../events/gathering/day-words.rules.js';
import { gatheringState } from '../events/gathering/gathering.state.js';
import { localIn } from '../events/gathering/local-time.rules.js';
import { unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { type Delivery, NOTIFIER } from '../notifications/notifications.ports.js';
import { partsOfDate } from '../orders/pre-sale/date-ids.rules.js';
import { preSaleEvents } from '../orders/pre-sale/pre-sale.events.js';

const told = pick(
  preSaleEvents,
  'OrderPaid',
  'OrderReserved',
  'RefundGranted',
  'WaitlistOffered',
  'SpaceMoved',
  'LinesCancelled',
);
type Told = RecordedEvent<EventOf<typeof told>>;
type Deps = Pick<ModuleContext, 'eventStore' | 'get'>;

interface Notice {
  readonly subtype: Parameters<typeof attendedEvent.of>[0];
  readonly recipientId: string;
  readonly orderId: string;
  readonly message: string;
  readonly delivery?: Delivery;
}

/** What buyers, and those who wait, are told of their orders.
 *  source  modules/orders/README.md, Notices */
export const tellBuyers = ({ eventStore, get }: Deps): Reactor =>
  reactor({
    name: 'tell-buyers',
    handles: [told],
    handle: async (tx, events) => {
      const zones = new Map<string, string>();
      const zoneOf = async (gatheringId: string): Promise<string> => {
        const known = zones.get(gatheringId);
        if (known !== undefined) return known;
        const { words } = await loadState(eventStore, gatheringState, gatheringId);
        zones.set(gatheringId, words?.timeZone ?? 'UTC');
        return words?.timeZone ?? 'UTC';
      };
      const notices = [];
      for (const event of events) {
        const { gatheringId } = partsOfDate(event.entityId);
        const notice = noticeOf(event, hasDeadline(event) ? await zoneOf(gatheringId) : 'UTC');
        if (!notice) continue;
        const { subtype, orderId, ...content } = notice;
        notices.push({
          ...attendedEvent.of(subtype),
          ...content,
          href: `/orders/${orderId}`,
          about: gatheringId,
          id: deterministicId('notify', 'order', event.id),
          sentAt: event.recordedAt,
        });
      }
      if (notices.length) await get(NOTIFIER).notifyAll(tx, notices);
    },
  });

/** in  timeZone: of the event */
export function noticeOf(event: Told, timeZone: string): Notice | null {
  switch (event.type) {
    case 'OrderPaid': {
      const { buyerId: recipientId, orderId, paidCents } = event.data;
      const message = 'Your order for {gathering} is paid. It has your spaces and tickets.';
      return paidCents > 0 ? { subtype: 'order_paid', recipientId, orderId, message } : null;
    }
    case 'OrderReserved': {
      const { buyerId: recipientId, orderId, by, source, until } = event.data;
      if (by === null || source === 'record') return null;
      const message = `The organizer of {gathering} reserved spaces or tickets for you until ${inWords(until, timeZone)}. Pay for them, or let them go.`;
      return { subtype: 'reserved', recipientId, orderId, message };
    }
    case 'RefundGranted': {
      const { buyerId: recipientId, orderId } = event.data;
      const message =
        'Money for your order for {gathering} is on its way back to you. The order says how much.';
      return { subtype: 'refund', recipientId, orderId, message };
    }
    case 'WaitlistOffered': {
      const { memberId: recipientId, orderId, until } = event.data;
      const message = `What you wait for at {gathering} is free. It is held for you until ${inWords(until, timeZone)}.`;
      return { subtype: 'offer', recipientId, orderId, message, delivery: 'urgent' };
    }
    case 'SpaceMoved': {
      const { buyerId: recipientId, orderId } = event.data;
      const message =
        'The organizer of {gathering} moved you to another space. Your order says which, and why.';
      return { subtype: 'space_moved', recipientId, orderId, message };
    }
    case 'LinesCancelled': {
      const { buyerId: recipientId, orderId, by } = event.data;
      const message =
        'The organizer of {gathering} canceled a part of your order. The order says what, and why.';
      return by === recipientId ? null : { subtype: 'order_cancelled', recipientId, orderId, message };
    }
    default:
      return unreachable(event);
  }
}

const hasDeadline = ({ type }: Told): boolean => type === 'WaitlistOffered' || type === 'OrderReserved';

/** "3:15 PM on Saturday, June 12" */
function inWords(at: string, timeZone: string): string {
  const { day, time } = localIn(timeZone, at);
  return `${timeInWords(time)} on ${shortDay(day)}`;
}
