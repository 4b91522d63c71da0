import { z } from 'zod';
import type { Json } from '../../kernel/event-store/event-store.js';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Dates, GatheringWords, gatheringKinds, Hours } from './gathering.schemas.js';
import { type Older, withDates } from './with-dates.rules.js';

export { gatheringKinds };

const Reason = z.object({ reason: z.string() });
const Day = z.object({ day: z.iso.date() });

/** The events of a gathering. The pages call a gathering an event; in the code "event" always means a recorded event.
 *  source  README, Words */
export const gatheringEvents = defineStream('gathering', {
  /** Written by an organizer; nobody else sees it. */
  GatheringDrafted: defineEvent({
    version: 1,
    schema: GatheringWords.extend({ dates: Dates, organizerId: z.string(), clubId: z.string() }),
  }),
  /** All that it says of itself; published or not. */
  GatheringChanged: defineEvent({
    version: 1,
    schema: GatheringWords.extend({ by: z.string() }),
    shown: ['by'],
  }),
  /** The first of a new organizer waits for staff. */
  ReviewAsked: defineEvent({ version: 1, schema: z.object({}) }),
  ReviewRefused: defineEvent({
    version: 1,
    schema: Reason.extend({ by: z.string() }),
    staffOnly: ['by'],
    shown: ['reason'],
  }),
  /** `organizerId` is a member, `clubId` the organizer that they work in; null for what was published before there were such. */
  GatheringPublished: defineEvent({
    version: 2,
    schema: GatheringWords.extend({
      organizerId: z.string(),
      clubId: z.string().nullable(),
      /** ISO-8601 UTC: of its first date. */
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      dates: Dates,
    }),
    // up to version 1 a gathering had one date, told by its two moments, and no more than a venue
    upcasters: [(older) => withDates(older as unknown as Older) as unknown as Json],
  }),
  /** All of it is off. */
  GatheringCancelled: defineEvent({ version: 1, schema: Reason, shown: ['reason'] }),
  /** Its dates from a day on are others now: of all that are to come, or of this and the following. Dates before stay. */
  DatesReplaced: defineEvent({
    version: 1,
    schema: z.object({ from: z.iso.date(), dates: Dates, reason: z.string() }),
    shown: ['reason'],
  }),
  /** More days of a permanent event are known. */
  DatesExtended: defineEvent({ version: 1, schema: z.object({ days: z.array(z.iso.date()).min(1) }) }),
  DateAdded: defineEvent({ version: 1, schema: Day.extend(Hours.shape) }),
  /** `day` names the date as it was first; `toDay` is when it is now. */
  DateMoved: defineEvent({
    version: 1,
    schema: Day.extend({ toDay: z.iso.date(), ...Hours.shape, ...Reason.shape }),
    shown: ['reason'],
  }),
  /** Off for now, without a new day yet. */
  DatePostponed: defineEvent({ version: 1, schema: Day.extend(Reason.shape), shown: ['reason'] }),
  DateCancelled: defineEvent({ version: 1, schema: Day.extend(Reason.shape), shown: ['reason'] }),
  /** On again, when it was. */
  DateRestored: defineEvent({ version: 1, schema: Day }),
  /** A draft that is no longer wanted. */
  DraftDiscarded: defineEvent({ version: 1, schema: z.object({}) }),
  /** By a decision of a case. */
  GatheringRemoved: defineEvent({
    version: 1,
    schema: z.object({ removedBy: z.string() }),
    staffOnly: ['removedBy'],
  }),
  GatheringReinstated: defineEvent({
    version: 1,
    schema: z.object({ reinstatedBy: z.string() }),
    staffOnly: ['reinstatedBy'],
  }),
  /** The organizer is suspended, or may not organize for now. */
  OrganizerLost: defineEvent({ version: 1, schema: z.object({}) }),
  OrganizerRegained: defineEvent({ version: 1, schema: z.object({}) }),
});

export type GatheringEvent = EventOf<typeof gatheringEvents>;
