import { z } from 'zod';
import { endpoint, Id, line, Receipt } from '../../kernel/http/contract.js';
import { orderSources, productKinds } from '../pre-sale/pre-sale.schemas.js';
import { ofTeam as errors, Sale } from '../sale.contract.js';

const Moment = z.iso.datetime();

/** What a gate needs to let vendors in without a connection: every line of every paid order, and of those that wait for their money. Its ETag is the same until
 *  something on it changes. */
export const readGateList = endpoint({
  method: 'GET',
  path: '/api/check-ins/:dateId',
  auth: 'member',
  consistent: ['orders', 'events', 'member-pages'],
  summary:
    'Who may come through the gate, with what has come already; for the team; 304 while it is the same',
  params: Sale,
  response: z.object({
    eventId: z.string(),
    title: z.string(),
    day: z.iso.date(),
    timeZone: z.string(),
    gates: z.array(z.string()),
    readAt: Moment,
    /** The hour from which spaces are free to which nobody came; null for none. */
    noShowAt: Moment.nullable(),
    /** Of the reader: who takes which money follows from it. */
    role: z.enum(['owner', 'editor', 'gate', 'treasurer']),
    lines: z.array(
      z.object({
        orderId: z.string(),
        lineId: z.string(),
        number: z.number().int(),
        /** "B12", or what it is. */
        words: z.string(),
        /** "B12"; null for what is no space. */
        code: z.string().nullable(),
        kind: z.enum(productKinds),
        quantity: z.number().int(),
        source: z.enum(orderSources),
        /** No show: nobody came in time, and others can have the space. */
        status: z.enum(['on', 'no show']),
        vendor: z.string(),
        /** The name of their page; '' for a former member. */
        handle: z.string(),
        coSellers: z.array(z.string()),
        vehicle: z.string(),
        isPaid: z.boolean(),
        owedCents: z.number().int(),
        checkedIn: z.object({ at: Moment, by: z.string(), gate: z.string() }).nullable(),
        /** When they said that they have packed up. */
        vacatedAt: Moment.nullable(),
      }),
    ),
  }),
  errors,
});

/** The answer to each is in the order of what was sent: a gate that was without a connection sends all that it saw. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/api/check-ins/:dateId',
  auth: 'member',
  summary: 'Let in what a gate has seen; a line that is here already is refused with who and when',
  params: Sale,
  body: z.object({
    seen: z
      .array(
        z.object({
          id: Id,
          orderId: z.string().max(80),
          lineId: z.string().max(40),
          gate: line(40),
          at: Moment,
        }),
      )
      .min(1)
      .max(200),
  }),
  response: z.object({
    position: z.number(),
    results: z
      .array(
        z.object({
          id: z.string(),
          status: z.enum(['in', 'already here', 'not paid', 'refused']),
          /** Who let it in before, where and when; null for the first time. */
          before: z.object({ by: z.string(), gate: z.string(), at: Moment }).nullable(),
          message: z.string(),
        }),
      )
      .max(200),
  }),
  errors,
});

export const undoCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins/:dateId/undo',
  auth: 'member',
  summary: 'Take back that something came through the gate',
  params: Sale,
  body: z.object({ orderId: z.string().max(80), lineId: z.string().max(40) }),
  response: Receipt,
  errors: [...errors, 'ORDER_NOT_FOUND', 'LINE_NOT_FOUND'],
});

export const releaseNoShows = endpoint({
  method: 'POST',
  path: '/api/check-ins/:dateId/no-shows',
  auth: 'member',
  summary: 'Give free the spaces of those who have not come by the hour that the terms set',
  params: Sale,
  body: z.object({}),
  response: Receipt.extend({ released: z.number().int() }),
  errors: [...errors, 'PRE_SALE_OVER', 'NOT_ANNOUNCED', 'TOO_EARLY'],
});

export const packUp = endpoint({
  method: 'POST',
  path: '/api/check-ins/:dateId/packed-up',
  auth: 'member',
  summary: 'A vendor says that they have packed up',
  params: Sale,
  body: z.object({ orderId: z.string().max(80), lineId: z.string().max(40) }),
  response: Receipt,
  errors: [...errors, 'ORDER_NOT_FOUND', 'LINE_NOT_FOUND', 'NOT_HERE'],
});
