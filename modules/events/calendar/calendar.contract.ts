import { z } from 'zod';
import { endpoint } from '../../kernel/http/contract.js';

const calendarFile = z.string().meta({ contentMediaType: 'text/calendar' });

export const eventAsCalendar = endpoint({
  method: 'GET',
  path: '/api/events/:id/calendar.ics',
  auth: 'guest',
  consistent: ['events'],
  rateLimit: { calls: 60, minutes: 10 },
  summary: 'An event with all its dates as iCalendar (RFC 5545)',
  params: z.object({ id: z.string().max(80) }),
  response: calendarFile,
  errors: ['GATHERING_NOT_FOUND'],
});

export const myCalendarAddress = endpoint({
  method: 'POST',
  path: '/api/events/calendar-address',
  auth: 'member',
  rateLimit: { calls: 20, minutes: 60 },
  summary: 'A new private address of the calendar of the reader; the one before no longer works',
  body: z.object({}),
  response: z.object({ url: z.url() }),
  status: 201,
});
export const revokeCalendarAddress = endpoint({
  method: 'DELETE',
  path: '/api/events/calendar-address',
  auth: 'member',
  whileSuspended: true,
  summary: 'No private address of the calendar works any more',
  response: z.object({ isRevoked: z.boolean() }),
});
export const readCalendarAddress = endpoint({
  method: 'GET',
  path: '/api/events/calendar-address',
  auth: 'member',
  summary:
    'Whether a private address exists, since when, and when it was last asked for; never the address itself',
  response: z.object({
    since: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  }),
});
export const privateCalendar = endpoint({
  method: 'GET',
  path: '/api/events/calendars/:key',
  auth: 'guest',
  rateLimit: { calls: 600, minutes: 10 },
  summary: 'The calendar of whoever has this private address: what they go to and are interested in',
  params: z.object({ key: z.string().max(100) }),
  response: calendarFile,
  errors: ['CALENDAR_NOT_FOUND'],
});

export const eventsAsRss = endpoint({
  method: 'GET',
  path: '/api/events/rss',
  auth: 'guest',
  rateLimit: { calls: 60, minutes: 10 },
  consistent: ['events'],
  summary: 'Events that were published lately, newest first; near a place when one is given (RSS 2.0)',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    radius: z.coerce.number().min(0).max(25_000).optional(),
  }),
  response: z.string().meta({ contentMediaType: 'application/rss+xml' }),
});
