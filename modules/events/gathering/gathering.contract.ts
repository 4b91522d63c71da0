import { z } from 'zod';
import {
  endpoint,
  Id,
  line,
  MadeFrom,
  optionalText,
  Receipt,
  TimeZone,
  text,
} from '../../kernel/http/contract.js';
import {
  Gate,
  gatheringKinds,
  Hours,
  maxDates,
  maxGates,
  Phase,
  PlannedDay,
  seasons,
  weatherPolicies,
} from './gathering.schemas.js';

const Params = z.object({ id: z.string().max(80) });
const DateParams = Params.extend({ day: z.iso.date() });
const owned = ['GATHERING_NOT_FOUND', 'NOT_YOUR_GATHERING'];
const degrees = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

/** A place's zone by its name in the database of them: calendars of others know no offsets and no other spelling. */
const ZoneOfPlace = TimeZone.refine(
  (name) => name.split('/').every((part) => /^[A-Z]/.test(part)),
  'Choose a time zone, like America/Chicago.',
);

/** What its organizer says of an event. */
export const GatheringBody = z.object({
  title: line(120).pipe(z.string().min(3)),
  kind: z.enum(gatheringKinds),
  description: optionalText(5_000),
  timeZone: ZoneOfPlace,
  venue: z.object({
    name: line(120),
    area: line(80),
    ...degrees,
    address: optionalText(200).nullable(),
    gates: z.array(Gate.extend({ name: line(40), ...degrees })).max(maxGates),
  }),
  schedule: z.array(Phase).max(12),
  admission: z.array(z.object({ label: line(60), cents: z.number().int().min(0).max(1_000_000) })).max(12),
  rules: optionalText(5_000),
  weather: z.enum(weatherPolicies).nullable(),
  contact: z.object({
    email: z.email().max(254).nullable(),
    phone: optionalText(40).nullable(),
    website: z
      .url({ protocol: /^https?$/ })
      .max(300)
      .nullable(),
  }),
});
export type GatheringBody = z.output<typeof GatheringBody>;

/** When it is on: once, on days chosen singly, or by a rule from a first day. */
export const DatesBody = Hours.extend({
  season: z.enum(seasons),
  firstDay: PlannedDay,
  /** RFC 5545, without DTSTART; null for the days alone. */
  rule: z.string().max(300).nullable(),
  /** Besides what the rule gives. */
  extraDays: z.array(PlannedDay).max(maxDates),
  /** Of what the rule gives. */
  withoutDays: z.array(PlannedDay).max(maxDates),
});
export type DatesBody = z.output<typeof DatesBody>;
const ruleErrors = [
  'RULE_UNREADABLE',
  'RULE_WITHOUT_DATES',
  'FIRST_DAY_TOO_EARLY',
  'TOO_MANY_DATES',
  'TIMES_REVERSED',
  'ALREADY_OVER',
];

export const previewDates = endpoint({
  method: 'POST',
  path: '/api/events/preview-dates',
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 300, minutes: 10 },
  summary: 'The days that a rule gives, with the words for it; changes nothing',
  body: DatesBody.extend({ timeZone: TimeZone }),
  response: z.object({
    words: z.string(),
    dates: z.array(z.object({ day: z.iso.date(), date: z.iso.datetime(), endsAt: z.iso.datetime() })),
    /** A permanent event has more than can be known. */
    isEndless: z.boolean(),
  }),
  errors: ruleErrors,
});

export const draftEvent = endpoint({
  method: 'POST',
  path: '/api/events',
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 60, minutes: 60 },
  summary: 'Draft an event for an organizer; the same id again drafts nothing',
  body: GatheringBody.extend({
    id: Id,
    /** The organizer it is for. */
    organizer: Id,
    dates: DatesBody,
    /** A suggestion that it comes from. */
    suggestion: Id.nullable().default(null),
  }),
  response: Receipt,
  status: 201,
  errors: [
    ...ruleErrors,
    'ORGANIZER_NOT_FOUND',
    'NOT_IN_THE_TEAM',
    'GATHERING_ID_TAKEN',
    'SUGGESTION_NOT_FOUND',
    'SUGGESTION_CLAIMED',
  ],
});
export const changeEvent = endpoint({
  method: 'PUT',
  path: '/api/events/:id',
  auth: 'member',
  requires: 'organize',
  summary: 'Change what an event says of itself; those who go are told when its place changes',
  params: Params,
  body: GatheringBody.extend(MadeFrom.shape),
  response: Receipt,
  errors: [...owned, 'NOT_VERIFIED', 'GATHERING_OVER', 'CHANGED_SINCE'],
});
export const addEventPhoto = endpoint({
  method: 'POST',
  path: '/api/events/:id/photos',
  auth: 'member',
  requires: 'organize',
  upload: true,
  rateLimit: { calls: 60, minutes: 30 },
  summary: 'Add a photo to an event: the body is the file (JPEG, PNG, WebP or AVIF, at most 15 MB)',
  params: Params,
  response: Receipt.extend({ photoId: z.string() }),
  status: 201,
  errors: [...owned, 'NOT_VERIFIED', 'GATHERING_OVER', 'TOO_MANY_PHOTOS', 'NOT_A_PHOTO', 'PHOTO_TOO_LARGE'],
});
export const arrangeEventPhotos = endpoint({
  method: 'PUT',
  path: '/api/events/:id/photos',
  auth: 'member',
  requires: 'organize',
  summary: 'Put the photos of an event in order; the first is the cover',
  params: Params,
  body: z.object({ photoIds: z.array(z.string().max(80)).max(10) }),
  response: Receipt,
  errors: [...owned, 'NOT_VERIFIED', 'GATHERING_OVER', 'PHOTO_ORDER_INCOMPLETE'],
});
export const removeEventPhoto = endpoint({
  method: 'DELETE',
  path: '/api/events/:id/photos/:photoId',
  auth: 'member',
  requires: 'organize',
  summary: 'Remove a photo of an event',
  params: Params.extend({ photoId: z.string().max(80) }),
  response: Receipt,
  errors: owned,
});
export const publishEvent = endpoint({
  method: 'POST',
  path: '/api/events/:id/publish',
  auth: 'member',
  requires: 'organize',
  summary: 'Publish an event, or, for the first of a new organizer, hand it to staff for a review',
  params: Params,
  body: z.object({}),
  response: Receipt.extend({ status: z.enum(['published', 'in review']) }),
  errors: [
    ...owned,
    'NOT_VERIFIED',
    'ALREADY_PUBLISHED',
    'ALREADY_OVER',
    'EVENTS_LIMIT',
    'MAIL_NOT_VERIFIED',
    'CHANGED_SINCE',
  ],
});
export const discardEvent = endpoint({
  method: 'DELETE',
  path: '/api/events/:id',
  auth: 'member',
  summary: 'Discard a draft',
  params: Params,
  response: Receipt,
  errors: [...owned, 'ALREADY_PUBLISHED'],
});
export const cancelEvent = endpoint({
  method: 'POST',
  path: '/api/events/:id/cancel',
  auth: 'member',
  summary: 'Cancel an event with all dates to come; those who go are told why',
  params: Params,
  body: z.object({ reason: text(500) }),
  response: Receipt,
  errors: [...owned, 'GATHERING_OVER', 'NOT_PUBLISHED'],
});

const dateErrors = [...owned, 'DATE_NOT_FOUND', 'GATHERING_OVER', 'NOT_PUBLISHED'];
export const replaceDates = endpoint({
  method: 'PUT',
  path: '/api/events/:id/dates',
  auth: 'member',
  requires: 'organize',
  rateLimit: { calls: 120, minutes: 60 },
  summary: 'Other dates from a day on: of all that are to come, or of one and the following',
  params: Params,
  body: DatesBody.extend({ from: PlannedDay, reason: optionalText(500), ...MadeFrom.shape }),
  response: Receipt,
  errors: [...ruleErrors, ...owned, 'GATHERING_OVER', 'NOT_VERIFIED', 'CHANGED_SINCE'],
});
export const addDate = endpoint({
  method: 'POST',
  path: '/api/events/:id/dates',
  auth: 'member',
  requires: 'organize',
  summary: 'One more date',
  params: Params,
  body: Hours.extend({ day: PlannedDay }),
  response: Receipt,
  status: 201,
  errors: [
    ...owned,
    'GATHERING_OVER',
    'NOT_PUBLISHED',
    'NOT_VERIFIED',
    'DATE_TAKEN',
    'TIMES_REVERSED',
    'ALREADY_OVER',
    'TOO_MANY_DATES',
  ],
});
export const moveDate = endpoint({
  method: 'POST',
  path: '/api/events/:id/dates/:day/move',
  auth: 'member',
  requires: 'organize',
  summary: 'Move one date to another day or other hours; those who go are told',
  params: DateParams,
  body: Hours.extend({ toDay: PlannedDay, reason: optionalText(500) }),
  response: Receipt,
  errors: [...dateErrors, 'DATE_TAKEN', 'TIMES_REVERSED', 'ALREADY_OVER'],
});
export const postponeDate = endpoint({
  method: 'POST',
  path: '/api/events/:id/dates/:day/postpone',
  auth: 'member',
  summary: 'Postpone one date, without a new day yet; those who go are told',
  params: DateParams,
  body: z.object({ reason: text(500) }),
  response: Receipt,
  errors: dateErrors,
});
export const cancelDate = endpoint({
  method: 'POST',
  path: '/api/events/:id/dates/:day/cancel',
  auth: 'member',
  summary: 'Cancel one date; those who go are told',
  params: DateParams,
  body: z.object({ reason: text(500) }),
  response: Receipt,
  errors: dateErrors,
});
export const restoreDate = endpoint({
  method: 'POST',
  path: '/api/events/:id/dates/:day/restore',
  auth: 'member',
  requires: 'organize',
  summary: 'A date that was postponed or cancelled is on again; those who went are told',
  params: DateParams,
  body: z.object({}),
  response: Receipt,
  errors: [...dateErrors, 'DATE_TAKEN'],
});

const reviewed = {
  auth: 'member',
  requires: 'review',
  recentAuth: true,
} as const;
export const approveEvent = endpoint({
  ...reviewed,
  method: 'POST',
  path: '/api/events/:id/approve',
  audit: { action: 'event.approved', target: { kind: 'gathering', id: 'id' } },
  summary: 'Publish the first event of a new organizer; from then on it publishes without a review',
  params: Params,
  /** `madeFrom`: the version that staff looked at. */
  body: z.object({ reason: optionalText(500), ...MadeFrom.shape }),
  response: Receipt,
  errors: [
    'GATHERING_NOT_FOUND',
    'NOT_IN_REVIEW',
    'NOT_VERIFIED',
    'OWN_ORGANIZER',
    'ALREADY_OVER',
    'CHANGED_SINCE',
    'PROOF_NEEDED',
  ],
});
export const sendEventBack = endpoint({
  ...reviewed,
  method: 'POST',
  path: '/api/events/:id/send-back',
  audit: { action: 'event.sent-back', target: { kind: 'gathering', id: 'id' } },
  summary: 'Send the first event of a new organizer back, with a reason that its team reads',
  params: Params,
  body: z.object({ reason: text(1_000) }),
  response: Receipt,
  errors: ['GATHERING_NOT_FOUND', 'NOT_IN_REVIEW', 'OWN_ORGANIZER', 'PROOF_NEEDED'],
});
