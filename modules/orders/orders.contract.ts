import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';
import { limit, OptionalCursor, OptionalSearchText, oneOf } from '../kernel/http/query.contract.js';
import {
  OrderCents,
  OrderLine,
  orderSources,
  orderStatuses,
  phases,
  RefundRule,
  rightStatuses,
  spaceStatuses,
  Terms,
  WaitlistWishes,
} from './pre-sale/pre-sale.schemas.js';
import { OfOrder, ofSale, ofTeam, Person, Sale } from './sale.contract.js';

const Moment = z.iso.datetime();

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
  /** What its lines cost that are not canceled: what is to be paid while it is open. */
  dueCents: OrderCents,
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

/* What everybody reads */

export const readPreSale = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId',
  auth: 'guest',
  consistent: ['orders', 'events', 'member-pages'],
  summary: 'What is sold before a date of an event, when, by which rules, and what the reader may do now',
  params: Sale,
  response: z.object({
    id: z.string(),
    /** A replacement of the terms says it as `madeFrom`. */
    version: z.number().int(),
    eventId: z.string(),
    title: z.string(),
    day: z.iso.date(),
    timeZone: z.string(),
    phase: z.enum(phases),
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
  errors: ofSale,
});

export const listSpaces = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/spaces',
  auth: 'guest',
  consistent: ['orders', 'events', 'member-pages'],
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
        /** Whether its vendor has come, or has packed up; of those who say who they are or what they bring. */
        presence: z.enum(['here', 'packed up']).nullable(),
        /** Whether it answers the search; true without one. */
        isFound: z.boolean(),
        /** The reader has it, holds it, or has the right to it. */
        isMine: z.boolean(),
      }),
    ),
  }),
  errors: ofSale,
});

/** What a vendor lets everybody read beside their space. */
const InProgram = z.object({ code: z.string(), vendor: z.string(), sells: z.string() });

/** The response is JSON, or a file, text/csv. */
export const readProgram = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/program',
  auth: 'guest',
  consistent: ['orders', 'events', 'member-pages'],
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'The program by space: who is where with what, of those who say so, as JSON or CSV',
  params: Sale,
  query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
  response: z.object({
    title: z.string(),
    day: z.iso.date(),
    /** In the order of their codes: "B2" before "B12". */
    spaces: z.array(InProgram),
  }),
  errors: ofSale,
});

export const readLedger = endpoint({
  method: 'GET',
  path: '/api/orders/events/:eventId/ledger',
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
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

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/waitlist',
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
  summary: 'Who waits for what, the longest first, 500 at most; for owners and editors of the team',
  params: Sale,
  response: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        member: Person,
        wishes: WaitlistWishes,
        /** What is offered to them now; null while they wait. */
        offer: z.object({ orderId: z.string(), until: Moment }).nullable(),
      }),
    ),
  }),
  errors: ofTeam,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/orders',
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
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
  errors: [...ofTeam, 'BAD_CURSOR'],
});
export const listOwnOrders = endpoint({
  method: 'GET',
  path: '/api/orders',
  auth: 'member',
  consistent: ['orders', 'events'],
  summary: 'The caller’s orders, those to come first',
  query: z.object({ after: OptionalCursor, limit: limit(20) }),
  response: z.object({ orders: z.array(OrderView), next: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});
export const readOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id',
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
  whileSuspended: true,
  summary: 'One order of the caller, or of a pre-sale that they run',
  params: OfOrder,
  response: OrderView.extend({
    buyer: Person,
    refunds: z.array(RefundRule),
    /** To whom a check is made out, and where it goes: as the terms say, and else as for all of this site; null where none is taken. */
    checksTo: z.string().nullable(),
  }),
  errors: ['ORDER_NOT_FOUND'],
});
