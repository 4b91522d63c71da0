import { z } from 'zod';
import { endpoint, Id, line, Receipt, text } from '../../kernel/http/contract.js';
import { audiences } from './broadcast.events.js';

export { audiences };

const Params = z.object({ id: z.string().max(80) });
const owned = ['GATHERING_NOT_FOUND', 'NOT_YOUR_GATHERING'];

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/api/events/:id/broadcasts',
  auth: 'member',
  requires: 'organize',
  consistent: ['events'],
  rateLimit: { calls: 20, minutes: 60 },
  summary: 'Write to everybody who goes to an event; the same id again sends nothing',
  params: Params,
  body: z.object({
    id: Id,
    /** One date of a series, by the day that names it; null for all to come. */
    day: z.iso.date().nullable(),
    audience: z.enum(audiences),
    subject: line(120),
    text: text(2_000),
  }),
  response: Receipt.extend({ recipients: z.number().int() }),
  status: 201,
  errors: [
    ...owned,
    'NOT_VERIFIED',
    'NOT_PUBLISHED',
    'BROADCAST_ID_TAKEN',
    'DATE_NOT_FOUND',
    'GATHERING_OVER',
    'NOBODY_GOES',
    'TOO_MANY_RECIPIENTS',
    'LINKS_NOT_YET',
    'BROADCASTS_LIMIT',
  ],
});
export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/events/:id/broadcasts',
  auth: 'member',
  consistent: ['broadcasts', 'events'],
  summary:
    'What was written to everybody who goes: for those who go and those who run it; with what they may still send',
  params: Params,
  response: z.object({
    broadcasts: z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        text: z.string(),
        sentAt: z.iso.datetime(),
        /** Null for those who go. */
        recipients: z.number().int().nullable(),
      }),
    ),
    /** Null for those who go. */
    allowance: z
      .object({
        /** In 24 hours, and those that are left. */
        perDay: z.number().int(),
        left: z.number().int(),
        maxRecipients: z.number().int(),
        mayHaveLinks: z.boolean(),
        going: z.number().int(),
        interested: z.number().int(),
      })
      .nullable(),
  }),
  errors: ['GATHERING_NOT_FOUND'],
});
