import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const maxBooks = 100;

/** The whole of a build as it was, which never changes: for print, for a listing of the car, for a former owner.
 *  source  README, Books */
export const bookEvents = defineStream('build-book', {
  BookFrozen: defineEvent({
    version: 1,
    schema: z.object({
      buildId: z.string(),
      ownerId: z.string(),
      /** "1966 Ford F100, November 2026" */
      title: z.string(),
      hides: z.object({ costs: z.boolean(), names: z.boolean() }),
      /** The file of its content, encrypted under its owner's key, and the SHA-256 of that content in hexadecimal. */
      fileId: z.string(),
      digest: z.string(),
      entries: z.number().int(),
      tasks: z.number().int(),
      /** Made by a hand-over, for the former owner. */
      isKeepsake: z.boolean(),
    }),
    personal: { of: 'ownerId', fields: { title: 'A build book' } },
  }),
  /** Whoever sees the listing reads it. */
  BookAttached: defineEvent({ version: 1, schema: z.object({ listingId: z.string() }) }),
  BookDetached: defineEvent({ version: 1, schema: z.object({ listingId: z.string() }) }),
  BookDeleted: defineEvent({ version: 1, schema: z.object({}) }),
});

export type BookEvent = EventOf<typeof bookEvents>;
