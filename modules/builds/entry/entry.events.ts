import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { Cents } from '../build/build.events.js';

export const maxEntryLetters = 5_000;
export const maxEntryPhotos = 12;
export const maxEntries = 10_000;

const words = {
  /** The day of the work, as its author says. */
  on: z.iso.date(),
  text: z.string().max(maxEntryLetters),
  photos: z.array(Photo).max(maxEntryPhotos),
  /** Two of the photos, to be compared with a slider. */
  compare: z.object({ before: z.string(), after: z.string() }).nullable(),
  minutes: z.number().int().min(0).nullable(),
  costCents: Cents.nullable(),
  /** Miles, as the car shows them. */
  odometer: z.number().int().min(0).nullable(),
  taskId: z.string().nullable(),
};
const noWords = { text: '', photos: [], compare: null };

/** By a decision of a case. */
const decided = {
  schema: z.object({ authorId: z.string(), reason: z.string() }),
  personal: { of: 'authorId', fields: { reason: '' } },
  shown: ['reason'],
} as const;

/** An entry of a build's journal, under the id that its author's device made.
 *  source  README, Words */
export const entryEvents = defineStream('build-entry', {
  EntryWritten: defineEvent({
    version: 1,
    schema: z.object({ buildId: z.string(), authorId: z.string(), ...words }),
    personal: { of: 'authorId', fields: noWords },
  }),
  EntryChanged: defineEvent({
    version: 1,
    schema: z.object({ authorId: z.string(), ...words }),
    personal: { of: 'authorId', fields: noWords },
  }),
  EntryDeleted: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  EntryRestored: defineEvent({ version: 1, schema: z.object({ by: z.string() }), shown: ['by'] }),
  EntryRemoved: defineEvent({ version: 1, ...decided }),
  /** After a decision removed it. */
  EntryShownAgain: defineEvent({ version: 1, ...decided }),
});

export type EntryEvent = EventOf<typeof entryEvents>;
