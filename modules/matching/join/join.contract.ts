import { z } from 'zod';
import { endpoint, Id } from '../../kernel/http/contract.js';

/** The id of the event, or `<id>_2027-06-12`. */
const OfDate = z.object({ dateId: z.string().max(80) });
const errors = ['DATE_NOT_FOUND'];

const DateView = z.object({
  dateId: z.string(),
  eventId: z.string(),
  title: z.string(),
  /** The day of the event, in its own zone. */
  day: z.iso.date(),
});

const SpaceCode = z.object({ id: z.string(), code: z.string() });

/** What a vendor has that suits a need of the reader. */
export const StopThing = z.object({
  needId: z.string(),
  kind: z.enum(['listing', 'item']),
  /** Of the listing; null for an item that is in none. */
  listingId: z.string().nullable(),
  title: z.string(),
  /** In dollars; null without one, and for what is in no listing. */
  price: z.number().nullable(),
});

/** A vendor with what suits the reader, the best first. */
export const Stop = z.object({
  /** Their spaces, in the order of their codes. */
  spaces: z.array(SpaceCode).min(1),
  /** null where they are not named beside their space. */
  vendor: z.object({ name: z.string(), handle: z.string() }).nullable(),
  things: z.array(StopThing).min(1),
});
export type Stop = z.output<typeof Stop>;

export const mostStops = 100;

export const readMeetList = endpoint({
  method: 'GET',
  path: '/api/spaces/joins/:dateId/list',
  auth: 'member',
  consistent: ['orders', 'matching', 'events', 'member-pages'],
  summary:
    'Which vendors at a date of an event have what suits the caller’s open needs, and in which spaces; what is in no listing once its owner agreed to tell',
  params: OfDate,
  response: DateView.extend({
    /** The caller’s open needs. */
    needs: z.array(z.object({ id: z.string(), title: z.string() })),
    stops: z.array(Stop).max(mostStops),
  }),
  rateLimit: { calls: 120, minutes: 10 },
  errors,
});
export type MeetList = z.output<typeof readMeetList.response>;

/** What the caller has that visitors want. */
export const BringThing = z.object({
  id: z.string(),
  kind: z.enum(['listing', 'item']),
  title: z.string(),
  /** Visitors who want it, and those of them who are told of it. */
  wanted: z.number().int(),
  told: z.number().int(),
  /** Visitors read of it only if the caller agrees: it is in no listing, or the caller is not named beside their space. */
  needsConsent: z.boolean(),
  /** What is in stock of it, as a scan would find it. */
  items: z.array(
    z.object({
      id: z.string(),
      version: z.number().int(),
      isHeld: z.boolean(),
      stock: z.array(z.object({ locationId: z.string().nullable(), quantity: z.number().int().nullable() })),
    }),
  ),
});
export type BringThing = z.output<typeof BringThing>;

export const mostThings = 200;
/** Things that are agreed to in one call. */
export const mostThingsAtOnce = 50;

export const readBringList = endpoint({
  method: 'GET',
  path: '/api/spaces/joins/:dateId/bring',
  auth: 'member',
  consistent: ['orders', 'matching', 'events', 'inventory', 'member-pages'],
  summary: 'What a vendor at a date has that visitors want, and how many want it; what most want first',
  params: OfDate,
  response: DateView.extend({
    /** The caller’s spaces at the date; without one there are no things. */
    spaces: z.array(SpaceCode),
    isNamed: z.boolean(),
    /** Visitors who want one of the things at least. */
    visitors: z.number().int(),
    things: z.array(BringThing).max(mostThings),
  }),
  rateLimit: { calls: 120, minutes: 10 },
  errors,
});
export type BringList = z.output<typeof readBringList.response>;

export const agreeToTell = endpoint({
  method: 'POST',
  path: '/api/spaces/joins/:dateId/tell',
  auth: 'member',
  consistent: ['orders', 'matching', 'events', 'member-pages'],
  summary:
    'Let visitors of a date who look for these things know what the caller has and in which space, or no longer',
  params: OfDate,
  body: z.object({ things: z.array(Id).min(1).max(mostThingsAtOnce), tells: z.boolean() }),
  /** isMore: sent again, it goes on where it stopped. */
  response: z.object({ isMore: z.boolean(), position: z.number().int() }),
  rateLimit: { calls: 60, minutes: 10 },
  errors: [...errors, 'NO_SPACE_THERE'],
});
