import { z } from 'zod';
import { endpoint, Receipt } from '../../kernel/http/contract.js';
import { limit } from '../../kernel/http/query.contract.js';
import { EventView } from '../events.contract.js';
import { AttendanceKind } from './attendance.events.js';

const Params = z.object({ id: z.string().max(80) });
const AttendanceBody = z.object({
  /** The date of a series, by the day that names it; null for an event of one date. */
  day: z.iso.date().nullable(),
  as: AttendanceKind.nullable(),
  isShown: z.boolean().default(true),
  isSelling: z.boolean().default(false),
  isReminded: z.boolean().default(true),
});

export const setAttendance = endpoint({
  method: 'PUT',
  path: '/api/events/:id/attendance',
  auth: 'member',
  requires: 'follow',
  summary: 'Go to a date of an event, be interested in it, or neither',
  params: Params,
  body: AttendanceBody,
  response: Receipt,
  errors: ['GATHERING_NOT_FOUND', 'DATE_NOT_FOUND', 'GATHERING_OVER'],
});

export const readAttendance = endpoint({
  method: 'GET',
  path: '/api/events/:id/attendance',
  auth: 'member',
  consistent: ['events'],
  summary: 'What the reader plans about the dates of an event',
  params: Params,
  response: z.object({
    dates: z.array(
      z.object({
        day: z.string().nullable(),
        as: AttendanceKind,
        isShown: z.boolean(),
        isSelling: z.boolean(),
        isReminded: z.boolean(),
      }),
    ),
  }),
});

export const listMyEvents = endpoint({
  method: 'GET',
  path: '/api/events/mine',
  auth: 'member',
  consistent: ['events'],
  summary: 'Dates to come that the reader goes to or is interested in, soonest first',
  query: z.object({ limit: limit(100) }),
  response: z.object({ events: z.array(EventView) }),
});
