import { z } from 'zod';
import { endpoint } from '../kernel/http/contract.js';
import {
  flag,
  limit,
  OptionalAmount,
  OptionalLatitude,
  OptionalLongitude,
} from '../kernel/http/query.contract.js';
import { gatheringKinds } from './gathering/gathering.events.js';

export { gatheringKinds };

export const EventView = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(gatheringKinds),
  description: z.string(),
  /** ISO-8601 UTC */
  date: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  /** The day on which it begins, in its own zone: "2026-06-13". */
  day: z.iso.date(),
  /** "Jefferson County Fair Park, Jefferson, WI" */
  location: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Its organizer is suspended, or may not organize for now. */
  isWithoutOrganizer: z.boolean(),
  /** Null once they are erased. */
  organizerId: z.string().nullable(),
  /** Miles; null without a place in the query. */
  distance: z.number().nullable(),
});
export type EventView = z.output<typeof EventView>;

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  auth: 'guest',
  consistent: ['events'],
  summary: 'Swap meets, shows and meetups, soonest first; near a place when one is given',
  query: z.object({
    upcoming: flag(true),
    limit: limit(24),
    latitude: OptionalLatitude,
    longitude: OptionalLongitude,
    /** Miles; 0 or absent: everywhere. */
    radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
  }),
  response: z.array(EventView),
});
