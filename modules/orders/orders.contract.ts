import { z } from 'zod';
import { endpoint, Id, line, optionalText, Receipt, text } from '../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../kernel/http/query.contract.js';
import { spaceTypes } from '../spaces/map/space-map.schemas.js';
import {
  OrderCents,
  OrderLine,
  orderSources,
  orderStatuses,
  RefundRule,
  rightStatuses,
  spaceStatuses,
  Terms,
  WaitlistWishes,
} from './pre-sale/pre-sale.schemas.js';

/** Of a date of an event: the id of the event, or `<id>_2027-06-12`. */
const Sale = z.object({ dateId: z.string().max(80) });
const OfOrder = z.object({ id: z.string().max(80) });
const Moment = z.iso.datetime();
const reason = { reason: text(500) };
const sale = ['PRE_SALE_NOT_FOUND'];
const team = [...sale, 'NOT_IN_THE_TEAM'];

/** Where a pre-sale is at a moment: see `phaseOf`. */
export const salePhases = [
  'draft',
  'scheduled',
  'renewal',
  'first call',
  'open',
  'sold out',
  'paused',
  'closed',
  'cancelled',
] as const;

/** A member as others read them; null once they are erased, or not shown. */
const Person = z.object({ id: z.string(), name: z.string(), handle: z.string() }).nullable();

/** One order, as its buyer and the team read it. Amounts: USD cents. */
export const OrderView = z.object({
  id: z.string(),
  preSaleId: z.string(),
  eventId: z.string(),
  title: z.string(),
  /** The day of the event, in its own zone. */
  day: z.iso.date(),
  timeZone: z.string(),
  /** Counts the orders of a pre-sale from 1; what a check says. */
  number: z.number().int(),
  status: z.enum(orderStatuses),
  source: z.enum(orderSources),
  way: z.enum(['card', 'by hand', 'free']).nullable(),
  /** Until when it is held, or can be paid; null once it is paid or over. */
  until: Moment.nullable(),
  lines: z.array(
    OrderLine.extend({
      name: z.string(),
      /** "B12"; null for what is no space. */
      code: z.string().nullable(),
      status: z.enum(['on', 'cancelled', 'no show']),
      checkedIn: z.object({ at: Moment, gate: z.string() }).nullable(),
      vacatedAt: Moment.nullable(),
      /** What goes back if it is cancelled now. */
      refundCents: OrderCents,
      /** Whether the right to the space would stay. */
      keepsRight: z.boolean(),
    }),
  ),
  totalCents: OrderCents,
  paidCents: OrderCents,
  /** What is to go back, with what went back. */
  grantedCents: OrderCents,
  refundedCents: OrderCents,
  details: z.object({
    sells: z.string(),
    isNamed: z.boolean(),
    coSellers: z.array(z.string()),
    vehicle: z.string(),
    note: z.string(),
  }),
  allowedActions: z.array(z.enum(['change', 'pay', 'leave', 'cancel', 'describe', 'decline'])),
});
export type OrderView = z.output<typeof OrderView>;

/** What is asked for: a space, or so many of something else. */
export const WantedLine = z.object({
  productId: z.string().max(40),
  spaceId: z.string().max(40).nullable().default(null),
  quantity: z.number().int().min(1).max(100).default(1),
  showClass: z.string().max(60).nullable().default(null),
});

/* What everybody reads */

export const readPreSale = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId',
  auth: 'guest',
  consistent: ['orders'],
  summary: 'What is sold before a date of an event, when, by which rules, and what the reader may do now',
  params: Sale,
  response: z.object({
    id: z.string(),
    eventId: z.string(),
    title: z.string(),
    day: z.iso.date(),
    timeZone: z.string(),
    phase: z.enum(salePhases),
    /** When the phase changes next; null when it does not. */
    nextAt: Moment.nullable(),
    terms: Terms,
    /** ISO-8601 UTC by the server's clock: a page counts from it. */
    now: Moment,
    products: z.array(
      z.object({
        id: z.string(),
        /** Left; null without a limit. */
        left: z.number().int().nullable(),
        fromCents: OrderCents.nullable(),
      }),
    ),
    waiting: z.number().int(),
    me: z
      .object({
        /** Of the team. */
        role: z.enum(['owner', 'editor', 'gate', 'treasurer']).nullable(),
        /** Whether they may buy now, and else why not. */
        mayBuy: z.boolean(),
        whyNot: z
          .enum(['not open', 'not your turn', 'paused', 'closed', 'not verified', 'minor', 'limit'])
          .nullable(),
        /** Their order that is held and not paid. */
        holdId: z.string().nullable(),
        orders: z.array(
          z.object({ id: z.string(), number: z.number().int(), status: z.enum(orderStatuses) }),
        ),
        rights: z.array(
          z.object({
            spaceId: z.string(),
            code: z.string(),
            cents: OrderCents,
            status: z.enum(rightStatuses),
          }),
        ),
        waitlist: z.array(
          z.object({
            entryId: z.string(),
            wishes: WaitlistWishes,
            status: z.enum(['waiting', 'offered']),
            /** How many wait before them. */
            ahead: z.number().int(),
            orderId: z.string().nullable(),
            until: Moment.nullable(),
          }),
        ),
      })
      .nullable(),
  }),
  errors: sale,
});

export const listSpaces = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/spaces',
  auth: 'guest',
  consistent: ['orders'],
  summary: 'How each space is now, and whose it is where its vendor says so; search finds what they bring',
  params: Sale,
  query: z.object({ q: OptionalSearchText }),
  response: z.object({
    mapVersion: z.number().int(),
    spaces: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        status: z.enum(spaceStatuses),
        /** Of one that is held by a card page or a basket. */
        until: Moment.nullable(),
        cents: OrderCents,
        vendor: Person,
        sells: z.string(),
        /** Whether it answers the search; true without one. */
        isFound: z.boolean(),
        /** The reader has it, holds it, or has the right to it. */
        isMine: z.boolean(),
      }),
    ),
  }),
  errors: sale,
});

export const readLedger = endpoint({
  method: 'GET',
  path: '/api/orders/events/:eventId/ledger',
  auth: 'member',
  consistent: ['orders'],
  summary: 'Who had which space at each date of an event, and why; for its team',
  params: z.object({ eventId: z.string().max(80) }),
  query: z.object({ code: OptionalSearchText }),
  response: z.object({
    dates: z.array(z.object({ dateId: z.string(), day: z.iso.date() })),
    spaces: z.array(
      z.object({
        code: z.string(),
        entries: z.array(
          z.object({
            dateId: z.string(),
            vendor: Person,
            source: z.enum(orderSources),
            orderId: z.string(),
            from: Moment,
            until: Moment.nullable(),
            /** Why it ended; '' while it has not. */
            reason: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: ['GATHERING_NOT_FOUND', 'NOT_IN_THE_TEAM'],
});

/* What the team does */

export const writePreSale = endpoint({
  method: 'PUT',
  path: '/api/orders/pre-sales/:dateId',
  auth: 'member',
  requires: 'organize',
  summary:
    'Write the rules of a pre-sale; once it is announced, only what takes nothing from anybody changes',
  params: Sale,
  body: z.object({ terms: Terms }),
  response: Receipt,
  errors: [
    'GATHERING_NOT_FOUND',
    'DATE_NOT_FOUND',
    'NOT_IN_THE_TEAM',
    'NOT_VERIFIED',
    'TERMS_REVERSED',
    'TERMS_UNCLEAR',
    'TERMS_FIXED',
    'PRE_SALE_OVER',
  ],
});

const act = (path: string, summary: string, errors: readonly string[] = []) => ({
  method: 'POST' as const,
  path: `/api/orders/pre-sales/:dateId/${path}`,
  auth: 'member' as const,
  summary,
  params: Sale,
  errors: [...team, ...errors],
});

export const announcePreSale = endpoint({
  ...act('announce', 'Let everybody read a pre-sale, and buy once it opens', [
    'NO_SPACES',
    'PRE_SALE_OVER',
    'NOT_VERIFIED',
  ]),
  requires: 'organize',
  body: z.object({}),
  response: Receipt,
});
export const pauseSales = endpoint({
  ...act('pause', 'Sell nothing for now'),
  body: z.object(reason),
  response: Receipt,
});
export const resumeSales = endpoint({
  ...act('resume', 'Sell again'),
  body: z.object({}),
  response: Receipt,
});
export const grantRights = endpoint({
  ...act(
    'rights',
    'Give those who had a space at an earlier date the right to it, or one vendor a right to one space',
    ['NO_RIGHTS_THERE', 'SPACE_NOT_FOUND'],
  ),
  requires: 'organize',
  body: z.union([
    z.object({ fromDateId: z.string().max(80) }),
    z.object({ spaceId: z.string().max(40), vendorId: Id }),
  ]),
  response: Receipt,
});
export const blockSpace = endpoint({
  ...act('block', 'Keep a space back, or give it free again', ['SPACE_NOT_FOUND', 'SPACE_TAKEN']),
  body: z.object({ spaceId: z.string().max(40), ...reason, isBlocked: z.boolean() }),
  response: Receipt,
});
export const reserveFor = endpoint({
  ...act('reserve-for', 'Reserve something for a member, who pays next', [
    'SPACE_TAKEN',
    'SPACE_NOT_FOUND',
    'PRODUCT_NOT_FOUND',
    'SOLD_OUT',
    'MEMBER_NOT_FOUND',
  ]),
  body: z.object({
    id: Id,
    buyerId: Id,
    source: z.enum(['registrar', 'gate']),
    lines: z.array(WantedLine).min(1).max(60),
    /** Cents of each line, where they are not the usual ones. */
    cents: z.array(z.object({ at: z.number().int().min(0).max(59), unitCents: OrderCents })).default([]),
    until: Moment,
  }),
  response: Receipt,
  status: 201,
});
export const recordAssignments = endpoint({
  ...act(
    'assignments',
    'Record who had which space at a date before the club used this: rows of a handle and the codes of spaces',
    ['SPACE_TAKEN', 'SPACE_NOT_FOUND'],
  ),
  body: z.object({
    rows: z
      .array(z.object({ handle: line(40), codes: z.array(z.string().max(12)).min(1).max(30) }))
      .min(1)
      .max(500),
  }),
  response: Receipt.extend({ refused: z.array(z.object({ row: z.number().int(), reason: z.string() })) }),
});
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/orders',
  auth: 'member',
  consistent: ['orders'],
  summary: 'The orders of a pre-sale, newest first; for the team',
  params: Sale,
  query: z.object({
    q: OptionalSearchText,
    status: oneOf(orderStatuses),
    after: OptionalCursor,
    limit: limit(50),
  }),
  response: z.object({
    orders: z.array(OrderView.extend({ buyer: Person, cursor: z.string() })),
    next: z.string().nullable(),
    sums: z.object({
      orders: z.number().int(),
      paidCents: z.number().int(),
      grantedCents: z.number().int(),
      awaitingCents: z.number().int(),
      assigned: z.number().int(),
      spaces: z.number().int(),
    }),
  }),
  errors: team,
});
export const receiveMoney = endpoint({
  ...act('orders/:id/receive', 'Record that a check or cash for an order came', [
    'ORDER_NOT_FOUND',
    'NOT_BY_HAND',
    'PAYMENT_OVER',
    'DAY_TO_COME',
  ]),
  params: Sale.extend(OfOrder.shape),
  recentAuth: true,
  body: z.object({
    cents: OrderCents,
    method: z.enum(['check', 'cash', 'bank']),
    day: z.iso.date(),
    note: optionalText(200),
  }),
  response: Receipt,
});
export const cancelFor = endpoint({
  ...act('orders/:id/cancel', 'Cancel lines of an order, and send back so much of what was paid for them', [
    'ORDER_NOT_FOUND',
    'LINE_NOT_FOUND',
    'ALREADY_HERE',
  ]),
  params: Sale.extend(OfOrder.shape),
  recentAuth: true,
  body: z.object({
    ...reason,
    lineIds: z.array(z.string().max(40)).min(1).max(60),
    percent: z.number().int().min(0).max(100),
    keepsRight: z.boolean(),
  }),
  response: Receipt,
});
export const moveSpace = endpoint({
  ...act('orders/:id/move', 'Move a vendor to another space', [
    'ORDER_NOT_FOUND',
    'LINE_NOT_FOUND',
    'SPACE_TAKEN',
    'SPACE_NOT_FOUND',
  ]),
  params: Sale.extend(OfOrder.shape),
  body: z.object({ ...reason, lineId: z.string().max(40), toSpaceId: z.string().max(40) }),
  response: Receipt,
});
/** What cancelling the date would do to each order. */
export const previewCancelling = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/cancelling',
  auth: 'member',
  summary: 'What cancelling a pre-sale would do to each order; changes nothing',
  params: Sale,
  response: z.object({
    orders: z.array(
      z.object({
        id: z.string(),
        number: z.number().int(),
        buyer: Person,
        codes: z.array(z.string()),
        paidCents: OrderCents,
        backCents: OrderCents,
      }),
    ),
    backCents: z.number().int(),
  }),
  errors: team,
});
export const cancelPreSale = endpoint({
  ...act(
    'cancel',
    'Cancel a pre-sale: every order is cancelled, and what was paid goes back; it goes on where it stopped',
    [],
  ),
  recentAuth: true,
  body: z.object(reason),
  response: Receipt.extend({ left: z.number().int() }),
});

/* What buyers do */

/** A command in the line of a pre-sale, while it is decided: whoever waits reads their place. */
export const Ticket = z.object({
  ticket: z.string(),
  /** How many are before. */
  ahead: z.number().int(),
});

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders',
  auth: 'member',
  requires: 'hold',
  rateLimit: { calls: 120, minutes: 10 },
  summary:
    'Hold spaces and other things of a pre-sale until they are paid for; for an order that is held these lines replace those before. While others are decided first, the answer is a place in the line',
  body: z.object({
    id: Id,
    preSaleId: z.string().max(80),
    lines: z.array(WantedLine).min(1).max(60),
  }),
  response: z.union([Receipt, Ticket]),
  status: 201,
  errors: [
    'PRE_SALE_NOT_FOUND',
    'NOT_OPEN',
    'NOT_YOUR_TURN',
    'SALES_PAUSED',
    'SPACE_TAKEN',
    'SPACE_NOT_FOUND',
    'WAITLIST_FIRST',
    'PRODUCT_NOT_FOUND',
    'SOLD_OUT',
    'OVER_LIMIT',
    'NEEDS_SPACE',
    'CLASS_MISSING',
    'HOLD_EXISTS',
    'ORDER_ID_TAKEN',
    'MINORS_DO_NOT_BUY',
    'MAIL_NOT_VERIFIED',
  ],
});
export const readTicket = endpoint({
  method: 'GET',
  path: '/api/orders/tickets/:ticket',
  auth: 'member',
  skipRateLimit: true,
  summary: 'The place in the line, or the answer once it is there',
  params: z.object({ ticket: z.string().max(80) }),
  response: z.union([Receipt, Ticket]),
  errors: ['TICKET_NOT_FOUND', ...placeOrder.errors],
});
export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  auth: 'member',
  consistent: ['orders'],
  summary: 'The caller’s orders, those to come first',
  query: z.object({ after: OptionalCursor, limit: limit(20) }),
  response: z.object({ orders: z.array(OrderView), next: z.string().nullable() }),
});
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  auth: 'member',
  consistent: ['orders'],
  whileSuspended: true,
  summary: 'One order of the caller, or of a pre-sale that they run',
  params: OfOrder,
  response: OrderView.extend({ buyer: Person, refunds: z.array(RefundRule) }),
  errors: ['ORDER_NOT_FOUND'],
});
const own = (path: string, summary: string, errors: readonly string[] = []) => ({
  method: 'POST' as const,
  path: `/api/orders/:id/${path}`,
  auth: 'member' as const,
  summary,
  params: OfOrder,
  errors: ['ORDER_NOT_FOUND', ...errors],
});
export const describeOrder = endpoint({
  method: 'PUT',
  path: '/api/orders/:id/details',
  auth: 'member',
  summary: 'Say what one brings, who sells along, and what comes through the gate',
  params: OfOrder,
  body: z.object({
    sells: optionalText(200),
    isNamed: z.boolean(),
    coSellers: z.array(line(60)).max(4),
    vehicle: optionalText(80),
    note: optionalText(500),
  }),
  response: Receipt,
  errors: ['ORDER_NOT_FOUND'],
});
export const payOrder = endpoint({
  ...own('pay', 'Pay for an order: answers with the page to pay on; null by hand, or when it costs nothing', [
    'ORDER_OVER',
    'CARDS_CLOSED',
    'BY_HAND_CLOSED',
    'PAYMENT_OVER',
    'PROVIDER_AWAY',
  ]),
  body: z.object({ way: z.enum(['card', 'by hand']) }),
  response: Receipt.extend({ url: z.string().nullable() }),
});
export const leaveOrder = endpoint({
  ...own('leave', 'Let go what is held and not paid', ['ORDER_OVER']),
  body: z.object({}),
  response: Receipt,
});
export const cancelLines = endpoint({
  ...own('cancel', 'Cancel lines of an order, by the refund rules', [
    'LINE_NOT_FOUND',
    'ORDER_OVER',
    'ALREADY_HERE',
  ]),
  body: z.object({ lineIds: z.array(z.string().max(40)).min(1).max(60), reason: optionalText(500) }),
  response: Receipt.extend({ refundCents: OrderCents }),
});
export const surrenderRight = endpoint({
  ...act('surrender', 'Give back the right to a space', ['RIGHT_NOT_FOUND']),
  body: z.object({ spaceId: z.string().max(40) }),
  response: Receipt,
});
export const rollOverRight = endpoint({
  ...act('roll-over', 'Lend a space for this time, and have it again the next', [
    'RIGHT_NOT_FOUND',
    'NO_ROLLING_OVER',
  ]),
  body: z.object({ spaceId: z.string().max(40) }),
  response: Receipt,
});
export const joinWaitlist = endpoint({
  ...act('waitlist', 'Wait for a space or something else that is sold out', [
    'PRODUCT_NOT_FOUND',
    'ALREADY_WAITING',
    'PRE_SALE_OVER',
  ]),
  requires: 'hold',
  body: z.object({
    entryId: Id,
    wishes: WaitlistWishes.extend({ types: z.array(z.enum(spaceTypes)).max(spaceTypes.length) }),
  }),
  response: Receipt,
  status: 201,
});
export const leaveWaitlist = endpoint({
  ...act('waitlist/:entryId/leave', 'Wait no longer; an offer is declined', ['NOT_WAITING']),
  params: Sale.extend({ entryId: Id }),
  body: z.object({}),
  response: Receipt,
});
