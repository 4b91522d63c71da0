import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** Reasons of a dismissal. */
export const dismissals = ['wrong part', 'wrong car', 'too far', 'too dear', 'not mine', 'other'] as const;
export type Dismissal = (typeof dismissals)[number];

/** The events of a match: a wanted ad and a candidate that suits it. Its stream is `match-<id>`, and the id is derived from the two.
 *  source  README, Matches */
export const matchEvents = defineStream('match', {
  MatchFound: defineEvent({
    version: 4,
    schema: z.object({
      needId: z.string(),
      thingId: z.string(),
      seekerId: z.string(),
      holderId: z.string(),
      /** From 0 to 100. */
      score: z.number().int(),
      /** The names of the reasons that the rules gave. */
      rules: z.array(z.string()),
      rulesVersion: z.number().int(),
      /** The two may not write to each other: nobody is notified, and it is in no list. */
      isHidden: z.boolean(),
      /** Whether each side is sent a notification; other matches of the day are only in their lists. */
      tellsSeeker: z.boolean(),
      tellsHolder: z.boolean(),
      /** ISO-8601 UTC: from when the holder sees it. */
      holderSeesAt: z.iso.datetime(),
      /** An item that is in no listing, or a seller who deals in such parts: its holder is asked, and the seeker never sees it. */
      thing: z.enum(['listing', 'item', 'seller']),
      /** Its price is within a limit that only the seeker knows; until then the seeker is not notified, and the holder does not notice. */
      meetsLimit: z.boolean(),
    }),
    upcasters: [
      (older) => ({ ...older, thing: 'listing' }),
      (older) => older,
      (older) => ({ ...older, meetsLimit: true }),
    ],
  }),
  /** Its price has come within the limit that only the seeker knows. */
  LimitMet: defineEvent({
    version: 1,
    schema: z.object({ thingId: z.string(), seekerId: z.string(), tellsSeeker: z.boolean() }),
  }),
  /** The day is over that a holder without match alerts waits: they see the match, and are told unless they were told of enough today. */
  HolderTurnCame: defineEvent({
    version: 1,
    schema: z.object({
      needId: z.string(),
      thingId: z.string(),
      thing: z.enum(['listing', 'item', 'seller']),
      seekerId: z.string(),
      holderId: z.string(),
      tellsHolder: z.boolean(),
    }),
  }),
  MatchDismissed: defineEvent({
    version: 1,
    schema: z.object({ memberId: z.string(), reason: z.enum(dismissals) }),
  }),
  /** The member took the dismissal back. */
  MatchRestored: defineEvent({ version: 1, schema: z.object({ memberId: z.string() }) }),
  /** The holder lets the seeker know, at one date of an event, what they have and in which space. */
  TellingAgreed: defineEvent({
    version: 1,
    schema: z.object({ dateId: z.string(), seekerId: z.string(), holderId: z.string() }),
  }),
  /** The holder took that back. */
  TellingWithdrawn: defineEvent({ version: 1, schema: z.object({ dateId: z.string() }) }),
});

export type MatchEvent = EventOf<typeof matchEvents>;
