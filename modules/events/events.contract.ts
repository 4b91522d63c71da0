import { z } from 'zod';
import { endpoint, Id } from '../kernel/http/contract.js';
import {
  flag,
  limit,
  manyOf,
  OptionalAmount,
  OptionalCursor,
  OptionalLatitude,
  OptionalLongitude,
  OptionalSearchText,
} from '../kernel/http/query.contract.js';
import { PhotoView } from '../media/photo.schemas.js';
import { AttendanceKind } from './attendance/attendance.events.js';
import { gatheringKinds, Phase, seasons, Venue, weatherPolicies } from './gathering/gathering.schemas.js';
import { OrganizerRef } from './organizer/organizer.schemas.js';

export { gatheringKinds };

/** One date of an event, as lists, the calendar and the map show it. */
export const EventView = z.object({
  /** Of the event; all dates of a series have it. */
  id: z.string(),
  /** Names this date: the id for an event of one date, `<id>_2026-06-13` for a date of a series. */
  dateId: z.string(),
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
  /** Nobody answers for it for now: its organizer is hidden, its verification was withdrawn, or who runs it may not. */
  isWithoutOrganizer: z.boolean(),
  /** The member who published it; null once they are erased. */
  organizerId: z.string().nullable(),
  organizer: OrganizerRef.nullable(),
  season: z.enum(seasons),
  /** Of an event with more than one date; null for any other. */
  series: z
    .object({
      /** "Every Saturday"; '' for days chosen singly. */
      rhythm: z.string(),
      /** How many are on, and how many of them follow this one. Of a permanent event those that are known. */
      dates: z.number().int(),
      following: z.number().int(),
    })
    .nullable(),
  /** 'moved' when it is on another day than first planned. */
  status: z.enum(['on', 'moved', 'postponed', 'cancelled']),
  photo: PhotoView.nullable(),
  going: z.number().int(),
  interested: z.number().int(),
  /** The reader's; null for guests and for none. */
  mine: AttendanceKind.nullable(),
  /** Miles; null without a place in the query. */
  distance: z.number().nullable(),
  /** Continues the list after this date: `after` of the next query. */
  cursor: z.string(),
});
export type EventView = z.output<typeof EventView>;

const place = { latitude: OptionalLatitude, longitude: OptionalLongitude };
const filters = {
  kind: manyOf(gatheringKinds),
  search: OptionalSearchText,
  /** Miles; 0 or absent: everywhere. */
  radius: OptionalAmount.pipe(z.number().max(25_000).optional()),
  /** Only those where somebody goes whom the reader follows. */
  friends: flag(false),
};

/** What a list of events shows. */
const asked = {
  upcoming: flag(true),
  ...place,
  ...filters,
  /** Local days, both included: a date counts that is on in between. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Of one organizer. */
  organizer: Id.optional(),
};

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  auth: 'guest',
  consistent: ['events'],
  summary:
    'Swap meets, shows and meetups, each once with its next date, soonest first; near a place when one is given',
  query: z.object({
    ...asked,
    limit: limit(24),
    /** `next`: each event once, with its first date that is asked for; `all`: every date. */
    dates: z.enum(['next', 'all']).default('next'),
    after: OptionalCursor,
  }),
  response: z.array(EventView),
  errors: ['BAD_CURSOR'],
});

export const countEvents = endpoint({
  method: 'GET',
  path: '/api/events/count',
  auth: 'guest',
  consistent: ['events'],
  summary: 'How many events a list has, each counted once; counted to 1,000',
  query: z.object(asked),
  response: z.object({
    total: z.number().int(),
    /** There are more than were counted. */
    isMore: z.boolean(),
  }),
});

export const monthOfEvents = endpoint({
  method: 'GET',
  path: '/api/events/month',
  auth: 'guest',
  consistent: ['events'],
  summary:
    'The days of a month with how many events each has, and its first ones; a day counts in the zone of each event',
  query: z.object({
    month: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Give a month like 2026-06.'),
    ...place,
    ...filters,
  }),
  response: z.object({
    days: z.array(
      z.object({ day: z.iso.date(), total: z.number().int(), events: z.array(EventView).max(3) }),
    ),
  }),
});

export const mapOfEvents = endpoint({
  method: 'GET',
  path: '/api/events/map',
  auth: 'guest',
  consistent: ['events'],
  summary:
    'Events of an area on the map, the next date of each; 1,000 at most, the soonest first; only those near a place when one is given with a radius',
  query: z.object({
    west: z.coerce.number().min(-180).max(180),
    south: z.coerce.number().min(-90).max(90),
    east: z.coerce.number().min(-180).max(180),
    north: z.coerce.number().min(-90).max(90),
    ...place,
    ...filters,
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  }),
  response: z.object({
    events: z.array(
      EventView.pick({
        id: true,
        dateId: true,
        title: true,
        kind: true,
        date: true,
        endsAt: true,
        timeZone: true,
        day: true,
        location: true,
        latitude: true,
        longitude: true,
      }),
    ),
    total: z.number().int(),
  }),
});

/** A date as the page of its event lists it. */
export const DateView = z.object({
  dateId: z.string(),
  /** Names it, also after it was moved. */
  firstDay: z.iso.date(),
  day: z.iso.date(),
  date: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  status: z.enum(['on', 'moved', 'postponed', 'cancelled']),
  reason: z.string(),
  isOver: z.boolean(),
  going: z.number().int(),
  interested: z.number().int(),
  mine: AttendanceKind.nullable(),
});
export type DateView = z.output<typeof DateView>;

export const eventActions = [
  'edit',
  'submit',
  'publish',
  'changeDates',
  'cancel',
  'discard',
  'broadcast',
  'review',
] as const;

/** The page of an event. */
export const EventPage = z.object({
  id: z.string(),
  status: z.enum(['draft', 'in review', 'published', 'cancelled']),
  isRemoved: z.boolean(),
  isWithoutOrganizer: z.boolean(),
  /** Why it was cancelled, or the review refused it; '' for nothing. */
  reason: z.string(),
  title: z.string(),
  kind: z.enum(gatheringKinds),
  description: z.string(),
  timeZone: z.string(),
  venue: Venue,
  schedule: z.array(Phase),
  admission: z.array(z.object({ label: z.string(), cents: z.number().int() })),
  rules: z.string(),
  weather: z.enum(weatherPolicies).nullable(),
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
  }),
  photos: z.array(PhotoView),
  season: z.enum(seasons),
  /** "Every month on the second Saturday"; null without a rule. */
  recurs: z.string().nullable(),
  /** RFC 5545, without DTSTART; for whoever changes it. */
  rule: z.string().nullable(),
  hours: z.object({ opens: z.string(), closes: z.string(), lasts: z.number().int() }),
  /** In order; all to come, and the last twelve that are over. */
  dates: z.array(DateView),
  organizer: OrganizerRef.nullable(),
  organizerId: z.string().nullable(),
  /** Members whom the reader follows and who go and say so; at most 12. */
  friends: z.array(z.object({ id: z.string(), name: z.string(), handle: z.string(), dateId: z.string() })),
  /** Members who bring parts to sell and say so; at most 12, with how many there are. */
  vendors: z.object({
    total: z.number().int(),
    first: z.array(z.object({ id: z.string(), name: z.string(), handle: z.string(), dateId: z.string() })),
  }),
  /** Open wanted ads whose owners will be there; at most 12, with how many there are. */
  wanted: z.object({
    total: z.number().int(),
    first: z.array(z.object({ id: z.string(), title: z.string(), dateId: z.string() })),
  }),
  /** Ids of the dates for which something is sold before; drafts of a pre-sale are its team's. */
  sold: z.array(z.string()),
  allowedActions: z.array(z.enum(eventActions)),
  version: z.number().int(),
});
export type EventPage = z.output<typeof EventPage>;

export const readEvent = endpoint({
  method: 'GET',
  path: '/api/events/:id',
  auth: 'guest',
  consistent: ['events', 'member-pages', 'orders'],
  summary:
    'An event with all its dates; a draft only for those who work in its organizer, and for staff while it is reviewed',
  params: z.object({ id: z.string().max(80) }),
  response: EventPage,
  errors: ['GATHERING_NOT_FOUND'],
});
