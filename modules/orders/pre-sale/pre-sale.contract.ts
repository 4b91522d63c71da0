import { z } from 'zod';
import { endpoint, Id, line, MadeFrom, Receipt, text } from '../../kernel/http/contract.js';
import { act, actOfTeam, OfOrder, ofLines, ofTeam, Person, Sale, WantedLine } from '../sale.contract.js';
import { OrderCents, Terms } from './pre-sale.schemas.js';

const Moment = z.iso.datetime();
const reason = { reason: text(500) };
const OfTeamOrder = Sale.extend(OfOrder.shape);

/* What the team of an organizer does with a pre-sale. */

export const writePreSale = endpoint({
  method: 'PUT',
  path: '/api/orders/pre-sales/:dateId',
  auth: 'member',
  requires: 'organize',
  summary:
    'Write the rules of a pre-sale; once it is announced, only what takes nothing from anybody changes',
  params: Sale,
  body: z.object({ terms: Terms, ...MadeFrom.shape }),
  response: Receipt,
  errors: [
    'PRE_SALE_NOT_FOUND',
    'GATHERING_NOT_FOUND',
    'DATE_NOT_FOUND',
    'NOT_IN_THE_TEAM',
    'NOT_VERIFIED',
    'TERMS_REVERSED',
    'TERMS_UNCLEAR',
    'TERMS_FIXED',
    'PRE_SALE_EXISTS',
    'PRE_SALE_OVER',
    'CHANGED_SINCE',
  ],
});
export const announcePreSale = endpoint({
  ...actOfTeam('announce', 'Let everybody read a pre-sale, and buy once it opens', [
    'NO_SPACES',
    'NOT_VERIFIED',
    'EVENT_NOT_PUBLISHED',
  ]),
  requires: 'organize',
  body: z.object({}),
  response: Receipt,
});
export const pauseSales = endpoint({
  ...actOfTeam('pause', 'Sell nothing for now; what is held can be paid for', ['NOT_ANNOUNCED']),
  body: z.object(reason),
  response: Receipt,
});
export const resumeSales = endpoint({
  ...actOfTeam('resume', 'Sell again', ['NOT_ANNOUNCED']),
  body: z.object({}),
  response: Receipt,
});
export const grantRights = endpoint({
  ...actOfTeam(
    'rights',
    'Give those who had a space at an earlier date the right to it, or one vendor a right to one space',
    [
      'NO_RIGHTS_THERE',
      'NO_RENEWAL',
      'NO_SPACES',
      'SPACE_NOT_FOUND',
      'SPACE_TAKEN',
      'SPACE_HAS_RIGHT',
      'MEMBER_NOT_FOUND',
    ],
  ),
  requires: 'organize',
  body: z.union([
    z.object({ fromDateId: z.string().max(80) }),
    z.object({ spaceId: z.string().max(40), vendorId: Id }),
  ]),
  response: Receipt,
});
export const blockSpace = endpoint({
  ...actOfTeam('block', 'Keep a space back, or give it free again', [
    'SPACE_NOT_FOUND',
    'SPACE_TAKEN',
    'SPACE_HAS_RIGHT',
  ]),
  body: z.object({ spaceId: z.string().max(40), ...reason, isBlocked: z.boolean() }),
  response: Receipt,
});
export const reserveFor = endpoint({
  ...actOfTeam('reserve-for', 'Reserve something for a member, who pays next', [
    ...ofLines,
    'UNTIL_PAST',
    'MEMBER_NOT_FOUND',
    'MINORS_DO_NOT_BUY',
  ]),
  body: z.object({
    id: Id,
    buyerId: Id,
    source: z.enum(['registrar', 'gate']),
    lines: z.array(WantedLine).min(1).max(60),
    /** Cents of each line, where they are not the usual ones. */
    cents: z
      .array(z.object({ at: z.number().int().min(0).max(59), unitCents: OrderCents }))
      .max(60)
      .default([]),
    until: Moment,
  }),
  response: Receipt,
  status: 201,
});
export const recordAssignments = endpoint({
  ...actOfTeam(
    'assignments',
    'Record who had which space at a date before the club used this: rows of a handle and the codes of spaces',
  ),
  rateLimit: { calls: 60, minutes: 10 },
  body: z.object({
    rows: z
      .array(z.object({ handle: line(40), codes: z.array(z.string().max(12)).min(1).max(30) }))
      .min(1)
      .max(500),
  }),
  response: Receipt.extend({
    refused: z.array(z.object({ row: z.number().int(), reason: z.string() })).max(500),
  }),
});
export const receiveMoney = endpoint({
  ...act('orders/:id/receive', 'Record that a check or cash for an order came', [
    'NOT_IN_THE_TEAM',
    'ORDER_NOT_FOUND',
    'NOT_BY_HAND',
    'BY_HAND_CLOSED',
    'PAYMENT_OVER',
    'DAY_TO_COME',
    'HOLD_OVER',
    'PROOF_NEEDED',
  ]),
  params: OfTeamOrder,
  recentAuth: true,
  body: z.object({
    cents: OrderCents.min(1),
    method: z.enum(['check', 'cash', 'bank']),
    day: z.iso.date(),
    note: z.string().max(200).default(''),
  }),
  response: Receipt,
});
export const cancelFor = endpoint({
  ...act('orders/:id/cancel', 'Cancel lines of an order, and send back so much of what was paid for them', [
    'NOT_IN_THE_TEAM',
    'ORDER_NOT_FOUND',
    'LINE_NOT_FOUND',
    'ORDER_OVER',
    'PROOF_NEEDED',
  ]),
  params: OfTeamOrder,
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
  ...actOfTeam('orders/:id/move', 'Move a vendor to another space, at the price that they had', [
    'ORDER_NOT_FOUND',
    'LINE_NOT_FOUND',
    'ORDER_OVER',
    'SPACE_NOT_FOUND',
    'SPACE_BLOCKED',
    'SPACE_TAKEN',
    'SPACE_HAS_RIGHT',
  ]),
  params: OfTeamOrder,
  body: z.object({ ...reason, lineId: z.string().max(40), toSpaceId: z.string().max(40) }),
  response: Receipt,
});

export const mostPreviewed = 500;

/** What canceling the date would do to each order. */
export const previewCancelling = endpoint({
  method: 'GET',
  path: '/api/orders/pre-sales/:dateId/cancelling',
  auth: 'member',
  consistent: ['member-pages'],
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'What canceling a pre-sale would do to each order; changes nothing',
  params: Sale,
  response: z.object({
    /** Those that get most back come first; `count` is of all. */
    orders: z
      .array(
        z.object({
          id: z.string(),
          number: z.number().int(),
          buyer: Person,
          codes: z.array(z.string()).max(60),
          paidCents: z.number().int(),
          backCents: z.number().int(),
        }),
      )
      .max(mostPreviewed),
    count: z.number().int(),
    backCents: z.number().int(),
  }),
  errors: ofTeam,
});
export const cancelPreSale = endpoint({
  ...act(
    'cancel',
    'Cancel a pre-sale: every order is canceled, and what was paid goes back. `left` orders are to be canceled still: sent again, it goes on where it stopped',
    ['NOT_IN_THE_TEAM', 'PROOF_NEEDED'],
  ),
  recentAuth: true,
  body: z.object(reason),
  response: Receipt.extend({ left: z.number().int() }),
});
