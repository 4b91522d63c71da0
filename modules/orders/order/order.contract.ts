import { z } from 'zod';
import { endpoint, Id, line, optionalText, Receipt } from '../../kernel/http/contract.js';
import { spaceTypes } from '../../spaces/map/space-map.schemas.js';
import { OrderCents, WaitlistWishes } from '../pre-sale/pre-sale.schemas.js';
import { act, OfOrder, ofLines, Sale, WantedLine } from '../sale.contract.js';

/* What buyers do. */

/** A command in the line of a pre-sale, while it is decided: whoever waits reads their place. */
export const Ticket = z.object({
  ticket: z.string(),
  /** How many are before. */
  ahead: z.number().int(),
});
export type Ticket = z.output<typeof Ticket>;

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
    'PRE_SALE_OVER',
    'NOT_ANNOUNCED',
    'NOT_OPEN',
    'NOT_YOUR_TURN',
    'SALES_PAUSED',
    ...ofLines,
    'WAITLIST_FIRST',
    'OVER_LIMIT',
    'NEEDS_SPACE',
    'HOLD_EXISTS',
    'HOLD_OVER',
    'ORDER_OVER',
    'ORDER_SUBMITTED',
    'NOT_YOUR_ORDER',
    'MINORS_DO_NOT_BUY',
    'MAIL_NOT_VERIFIED',
  ],
});
export const readTicket = endpoint({
  method: 'GET',
  path: '/api/orders/tickets/:ticket',
  auth: 'member',
  skipRateLimit: true,
  summary: 'The place in the line, or the answer once it is there, for ten minutes',
  params: z.object({ ticket: z.string().max(80) }),
  response: z.union([Receipt, Ticket]),
  errors: ['TICKET_NOT_FOUND', ...placeOrder.errors],
});

const own = (path: string, summary: string, errors: readonly string[] = []) => ({
  method: 'POST' as const,
  path: `/api/orders/:id/${path}`,
  auth: 'member' as const,
  consistent: ['pre-sales'],
  summary,
  params: OfOrder,
  errors: ['ORDER_NOT_FOUND', 'NOT_YOUR_ORDER', ...errors],
});

export const describeOrder = endpoint({
  ...own('details', 'Say what one brings, who sells along, and what comes through the gate'),
  method: 'PUT',
  body: z.object({
    sells: optionalText(200),
    isNamed: z.boolean(),
    coSellers: z.array(line(60)).max(4),
    vehicle: optionalText(80),
    note: optionalText(500),
  }),
  response: Receipt,
});
export const payOrder = endpoint({
  ...own('pay', 'Pay for an order: answers with the page to pay on; null by hand, or when it costs nothing', [
    'PRE_SALE_OVER',
    'ORDER_OVER',
    'ORDER_PAID',
    'HOLD_OVER',
    'CHECKS_CLOSED',
    'CARDS_CLOSED',
    'BY_HAND_CLOSED',
    'PAYMENT_OVER',
    'PROVIDER_AWAY',
  ]),
  body: z.object({ way: z.enum(['card', 'by hand']) }),
  response: Receipt.extend({ url: z.string().nullable() }),
});
export const leaveOrder = endpoint({
  ...own('leave', 'Let go what is held and not paid; an offer from the waitlist is declined', [
    'ORDER_SUBMITTED',
  ]),
  body: z.object({}),
  response: Receipt,
});
export const cancelLines = endpoint({
  ...own('cancel', 'Cancel lines of an order, by the refund rules', [
    'LINE_NOT_FOUND',
    'ORDER_HELD',
    'ORDER_OVER',
    'ALREADY_HERE',
    'NO_SHOW',
  ]),
  body: z.object({ lineIds: z.array(z.string().max(40)).min(1).max(60) }),
  response: Receipt.extend({ refundCents: OrderCents }),
});

const ofRight = ['SPACE_NOT_FOUND', 'RIGHT_NOT_FOUND', 'RIGHT_IN_USE', 'PRE_SALE_OVER'];

export const surrenderRight = endpoint({
  ...act('surrender', 'Give back the right to a space: one’s own, or by the registrar that of a vendor', [
    ...ofRight,
    'NOT_IN_THE_TEAM',
  ]),
  body: z.object({ spaceId: z.string().max(40), vendorId: Id.nullable().default(null) }),
  response: Receipt,
});
export const rollOverRight = endpoint({
  ...act('roll-over', 'Lend a space for this time, and have it again the next', [
    ...ofRight,
    'NOT_ANNOUNCED',
    'NO_ROLLING_OVER',
    'RENEWAL_CLOSED',
  ]),
  body: z.object({ spaceId: z.string().max(40) }),
  response: Receipt,
});
export const joinWaitlist = endpoint({
  ...act('waitlist', 'Wait for a space or something else that is sold out', [
    'PRODUCT_NOT_FOUND',
    'ALREADY_WAITING',
    'CAN_BE_HAD',
    'WISHES_WRONG',
    'NOT_ANNOUNCED',
    'NOT_OPEN',
    'ORDER_ID_TAKEN',
    'PRE_SALE_OVER',
    'MINORS_DO_NOT_BUY',
    'MAIL_NOT_VERIFIED',
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
  ...act('waitlist/:entryId/leave', 'Wait no longer; an offer is declined', [
    'NOT_WAITING',
    'ORDER_SUBMITTED',
  ]),
  params: Sale.extend({ entryId: Id }),
  body: z.object({}),
  response: Receipt,
});
