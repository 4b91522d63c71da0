import { z } from 'zod';
import type { Json } from '../../kernel/event-store/event-store.js';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import {
  OfferedSpace,
  OrderCents,
  OrderLine,
  orderSources,
  Terms,
  WaitlistWishes,
} from './pre-sale.schemas.js';

const Moment = z.iso.datetime();
/** Of the team: a member; of the system: the name of a job or process. */
const by = { by: z.string() };
const of = { orderId: z.string(), buyerId: z.string() };
const reason = { reason: z.string() };
const Lines = z.array(OrderLine).min(1).max(60);
const ByLine = z.array(z.object({ id: z.string(), cents: OrderCents }));

/** Up to version 1 terms did not say where checks go. */
const withChecksTo = (older: Json): Json => ({
  ...older,
  terms: { ...(older.terms as Json), checksTo: '' },
});

/** Everything that is sold and given away for one date of an event: who has which space, who has a right to it, who waits, who paid and who came. All of it is
 *  one stream, whose id is that of the date, so that no two of its commands are decided at once. It has ids of members, and nothing that they wrote.
 *  units   USD cents; moments ISO-8601 UTC
 *  source  README, Words; ADR 0111 */
export const preSaleEvents = defineStream('pre-sale', {
  PreSaleDrafted: defineEvent({
    version: 2,
    schema: z.object({
      ...by,
      gatheringId: z.string(),
      /** Names the date; null for an event of one date. */
      day: z.iso.date().nullable(),
      clubId: z.string(),
      terms: Terms,
    }),
    upcasters: [withChecksTo],
    shown: ['by'],
  }),
  TermsChanged: defineEvent({
    version: 2,
    schema: z.object({ ...by, terms: Terms }),
    upcasters: [withChecksTo],
    shown: ['by'],
  }),
  /** Everybody reads its terms, and when it opens. */
  PreSaleAnnounced: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
  /** Nothing is sold for now, or again. */
  SalesPaused: defineEvent({ version: 1, schema: z.object({ ...by, ...reason }), shown: ['by', 'reason'] }),
  SalesResumed: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
  /** The date is off; what was paid goes back. */
  PreSaleCancelled: defineEvent({
    version: 1,
    schema: z.object({ ...by, ...reason }),
    shown: ['by', 'reason'],
  }),

  /** Spaces of a version of the map: new ones, or as they are now. */
  SpacesOffered: defineEvent({
    version: 1,
    schema: z.object({ mapVersion: z.number().int(), spaces: z.array(OfferedSpace).min(1) }),
  }),
  /** They are not on the map any more, and nobody else gets them. Whoever has one has it until it is given back or they are moved. */
  SpacesWithdrawn: defineEvent({
    version: 1,
    schema: z.object({ mapVersion: z.number().int(), ids: z.array(z.string()).min(1) }),
  }),
  SpaceBlocked: defineEvent({
    version: 1,
    schema: z.object({ ...by, ...reason, spaceId: z.string() }),
    shown: ['by', 'reason'],
  }),
  SpaceUnblocked: defineEvent({
    version: 1,
    schema: z.object({ ...by, spaceId: z.string() }),
    shown: ['by'],
  }),

  /** Who has a right to have a space again. `fromDateId` is the date from which the rights come; null when the registrar gives one. */
  RightsGranted: defineEvent({
    version: 1,
    schema: z.object({
      ...by,
      fromDateId: z.string().nullable(),
      rights: z.array(z.object({ spaceId: z.string(), vendorId: z.string() })).min(1),
    }),
    shown: ['by'],
  }),
  /** Its vendor does not want it any more; anybody may have it. */
  RightSurrendered: defineEvent({
    version: 1,
    schema: z.object({ spaceId: z.string(), vendorId: z.string(), ...by }),
    shown: ['by'],
  }),
  /** Its vendor lends it for this time, and has it again the next. */
  RightRolledOver: defineEvent({
    version: 1,
    schema: z.object({ spaceId: z.string(), vendorId: z.string() }),
  }),
  /** Nobody renewed them in time. */
  RightsExpired: defineEvent({ version: 1, schema: z.object({ spaceIds: z.array(z.string()).min(1) }) }),

  /** Held until `until` for a buyer, who pays next. A number counts the orders of a pre-sale from 1. */
  OrderReserved: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      number: z.number().int().min(1),
      source: z.enum(orderSources),
      lines: Lines,
      until: Moment,
      /** Of the team, who reserved it for the buyer; null when the buyer did. */
      by: z.string().nullable(),
    }),
    shown: ['by'],
  }),
  /** Its lines are these now; it is held as long as before. */
  OrderChanged: defineEvent({ version: 1, schema: z.object({ ...of, lines: Lines }) }),
  /** Its buyer pays: by card at once, or by hand until a day. */
  OrderSubmitted: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      way: z.enum(['card', 'by hand', 'free']),
      /** Null for one that costs nothing. */
      paymentId: z.string().nullable(),
      until: Moment,
    }),
  }),
  /** The money is there, and what was held is assigned: also after it was abandoned, while all that it held is free. */
  OrderPaid: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      /** Null for one that costs nothing. */
      paymentId: z.string().nullable(),
      paidCents: OrderCents,
      paidAt: Moment,
    }),
  }),
  /** Money came for an order that had ended, whose spaces somebody else has, or that was paid before: it goes back. */
  LatePaymentReceived: defineEvent({
    version: 1,
    schema: z.object({ ...of, paymentId: z.string(), paidCents: OrderCents, paidAt: Moment }),
  }),
  /** It was not paid in time ('time'), or its buyer left it ('left'): what it held is free. */
  OrderAbandoned: defineEvent({ version: 1, schema: z.object({ ...of, how: z.enum(['time', 'left']) }) }),
  /** Lines of it are off: by its buyer, by the team, or because the date is. Who keeps the right to a space is said line by line. */
  LinesCancelled: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      ...by,
      ...reason,
      lineIds: z.array(z.string()).min(1),
      /** Lines whose buyer still has the right to the space the next time: it is lent until then, as one that is rolled over. */
      keepRight: z.array(z.string()),
      /** Kept, besides the percent, of what would go back. */
      feeCents: OrderCents,
    }),
    shown: ['by', 'reason'],
  }),
  /** Money of a payment is to go back, by this id and never twice. */
  RefundGranted: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      paymentId: z.string(),
      refundId: z.string(),
      cents: OrderCents,
      lines: ByLine,
      ...reason,
    }),
    shown: ['reason'],
  }),
  /** So much of a payment went back in all, as payments has it. */
  RefundRecorded: defineEvent({
    version: 1,
    schema: z.object({ ...of, paymentId: z.string(), totalCents: OrderCents }),
  }),
  /** The buyer's bank is asked for the money back, or has decided. */
  OrderDisputed: defineEvent({
    version: 1,
    schema: z.object({ ...of, status: z.enum(['open', 'won', 'lost']), cents: OrderCents }),
  }),
  /** Only the registrar moves. With the space goes the right to have it the next time. */
  SpaceMoved: defineEvent({
    version: 1,
    schema: z.object({
      ...of,
      ...by,
      ...reason,
      lineId: z.string(),
      fromSpaceId: z.string(),
      toSpaceId: z.string(),
      /** Whether the new one is lent for this time. */
      isOneYear: z.boolean(),
    }),
    shown: ['by', 'reason'],
  }),

  WaitlistJoined: defineEvent({
    version: 1,
    schema: z.object({ entryId: z.string(), memberId: z.string(), wishes: WaitlistWishes }),
  }),
  WaitlistLeft: defineEvent({ version: 1, schema: z.object({ entryId: z.string(), memberId: z.string() }) }),
  /** An order is held for who waits: `orderId` is reserved with it. */
  WaitlistOffered: defineEvent({
    version: 1,
    schema: z.object({ entryId: z.string(), memberId: z.string(), orderId: z.string(), until: Moment }),
  }),
  WaitlistOfferEnded: defineEvent({
    version: 1,
    schema: z.object({
      entryId: z.string(),
      memberId: z.string(),
      orderId: z.string(),
      how: z.enum(['taken', 'declined', 'expired']),
    }),
  }),

  /** One line of an order came through a gate. `at` is when the gate saw it, also without a connection. One that was released as a no-show has its space again. */
  CheckedIn: defineEvent({
    version: 1,
    schema: z.object({ ...of, ...by, lineId: z.string(), gate: z.string(), at: Moment }),
    shown: ['by'],
  }),
  CheckInUndone: defineEvent({
    version: 1,
    schema: z.object({ ...of, ...by, lineId: z.string() }),
    shown: ['by'],
  }),
  /** Who has not come by the hour that the terms set: their spaces can be sold at the gate, for this time. */
  NoShowsReleased: defineEvent({
    version: 1,
    schema: z.object({ ...by, lines: z.array(z.object({ orderId: z.string(), lineId: z.string() })).min(1) }),
    shown: ['by'],
  }),
  /** Its vendor has packed up. */
  SpaceVacated: defineEvent({
    version: 1,
    schema: z.object({ ...of, ...by, lineId: z.string(), at: Moment }),
    shown: ['by'],
  }),
});

export type PreSaleEvent = EventOf<typeof preSaleEvents>;
