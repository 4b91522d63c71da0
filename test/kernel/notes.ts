import { z } from 'zod';
import type { CommandMetadata } from '../../modules/kernel/decider/decider.js';
import { newId } from '../../modules/kernel/decider/identifiers.js';
import { defineEvent, defineStream, type EventOf, pick } from '../../modules/kernel/event-store/events.js';
import { type Projection, projection } from '../../modules/kernel/processing/projection.js';

/** A small stream definition with a personal field and an older version, for the kernel's own tests. */
export const noteEvents = defineStream('note', {
  NoteWritten: defineEvent({
    version: 2,
    schema: z.object({ authorId: z.string(), words: z.string(), pages: z.number() }),
    personal: { of: 'authorId', fields: { words: '[erased]' } },
    upcasters: [(older) => ({ ...older, pages: 1 })],
  }),
  NoteTorn: defineEvent({ version: 1, schema: z.object({}) }),
});
/** A stream whose events hold words of two persons. */
export const complaintEvents = defineStream('complaint', {
  NoteReported: defineEvent({
    version: 1,
    schema: z.object({ reporterId: z.string(), authorId: z.string(), reason: z.string(), quote: z.string() }),
    personal: [
      { of: 'reporterId', fields: { reason: '[reporter erased]' } },
      { of: 'authorId', fields: { quote: '[author erased]' } },
    ],
  }),
});
export type ComplaintEvent = EventOf<typeof complaintEvents>;

export const reported = (
  reporterId: string,
  reason: string,
  authorId: string,
  quote: string,
): ComplaintEvent => ({ type: 'NoteReported', data: { reporterId, authorId, reason, quote } });

export type NoteEvent = EventOf<typeof noteEvents>;

export const written = (authorId: string, words: string): NoteEvent => ({
  type: 'NoteWritten',
  data: { authorId, words, pages: 2 },
});

export const metaNow = (actor = 'ana', commandId = newId()): CommandMetadata => ({
  actor: { id: actor, roles: [] },
  now: new Date().toISOString(),
  commandId,
});

/** One row a note; refuses the words "poison". */
export const notes = (version = 1, shout = false): Projection =>
  projection({
    name: 'note-wall',
    version,
    handles: [pick(noteEvents, 'NoteWritten', 'NoteTorn')],
    create: 'create table note (id text primary key, words text not null, taken int not null default 1)',
    handle: async (tx, events) => {
      const wall = tx.withTables<{ note: { id: string; words: string } }>();
      for (const event of events) {
        if (event.type === 'NoteTorn') {
          await wall.deleteFrom('note').where('id', '=', event.entityId).execute();
          continue;
        }
        if (event.data.words === 'poison') throw new Error('This note cannot be read');
        const words = shout ? event.data.words.toUpperCase() : event.data.words;
        await wall.insertInto('note').values({ id: event.entityId, words }).execute(); // fails when an event is handled twice
      }
    },
  });
