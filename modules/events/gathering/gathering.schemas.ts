import { z } from 'zod';
import { Photo } from '../../media/photo.schemas.js';

export const gatheringKinds = ['swap-meet', 'show', 'cruise', 'meetup', 'auction'] as const;
export const seasons = ['once', 'seasonal', 'permanent'] as const;
/** What happens within one date. */
export const phases = ['setup', 'vendors', 'public', 'teardown'] as const;
export const weatherPolicies = ['rain or shine', 'rain date', 'called off in rain'] as const;
export const maxDates = 400;
export const maxGates = 8;

/** A local day that somebody writes: clocks and databases count years by four digits, and nobody plans as far as those end. */
export const PlannedDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'Choose a day of this century or the next.');

/** "07:30", in the time zone of the event. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 07:30.');

export const Gate = z.object({ name: z.string(), latitude: z.number(), longitude: z.number() });
export const Venue = z.object({
  name: z.string(),
  /** "Jefferson, WI" */
  area: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  address: z.string().nullable(),
  gates: z.array(Gate).max(maxGates),
});

/** Setting up, letting vendors in, opening to the public, tearing down: on which day of a date, counted from 0. */
export const Phase = z.object({
  phase: z.enum(phases),
  onDay: z.number().int().min(0).max(13),
  from: TimeOfDay,
  until: TimeOfDay.nullable(),
});
export type Phase = z.output<typeof Phase>;

/** How long one date is: from `opens` on its day until `closes` on the same day, or `lasts` - 1 days later. */
export const Hours = z.object({
  opens: TimeOfDay,
  closes: TimeOfDay,
  /** Days, 1 to 14. */
  lasts: z.number().int().min(1).max(14),
});
export type Hours = z.output<typeof Hours>;

/** Which days it is on. A day is a local date, "2026-06-13", and names one date of the event for good: also after that date was moved. */
export const Dates = Hours.extend({
  season: z.enum(seasons),
  /** RFC 5545, without DTSTART: "FREQ=MONTHLY;BYDAY=2SA"; null for days chosen singly. */
  rule: z.string().max(300).nullable(),
  /** With which the rule begins (DTSTART); left out: the first of the days. */
  ruleFrom: z.iso.date().optional(),
  /** All of them, in order; of a permanent event those that are known so far. */
  days: z.array(z.iso.date()).min(1).max(maxDates),
});
export type Dates = z.output<typeof Dates>;

/** What it says of itself, for all its dates. */
export const GatheringWords = z.object({
  title: z.string(),
  kind: z.enum(gatheringKinds),
  description: z.string(),
  timeZone: z.string(),
  venue: Venue,
  schedule: z.array(Phase).max(12),
  admission: z.array(z.object({ label: z.string(), cents: z.number().int().min(0) })).max(12),
  rules: z.string(),
  weather: z.enum(weatherPolicies).nullable(),
  /** What the public may write or call to; of the club, not of a person. */
  contact: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
  }),
  photos: z.array(Photo).max(10),
});
export type GatheringWords = z.output<typeof GatheringWords>;
