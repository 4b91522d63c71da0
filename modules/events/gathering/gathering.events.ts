import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const gatheringKinds = ['swap-meet', 'show', 'cruise', 'meetup', 'auction'] as const;

/** The events of a gathering. The pages call a gathering an event; in the code "event" always means a recorded event. */
export const gatheringEvents = defineStream('gathering', {
  GatheringPublished: defineEvent({
    version: 1,
    schema: z.object({
      organizerId: z.string(),
      title: z.string(),
      kind: z.enum(gatheringKinds),
      description: z.string(),
      /** ISO-8601 UTC; shown in the gathering's own time zone. */
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      timeZone: z.string(),
      venue: z.object({ name: z.string(), area: z.string(), latitude: z.number(), longitude: z.number() }),
    }),
  }),
  GatheringCancelled: defineEvent({
    version: 1,
    schema: z.object({ reason: z.string() }),
    shown: ['reason'],
  }),
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
