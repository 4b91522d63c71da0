import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

export const documentKinds = ['receipt', 'title', 'manual', 'inspection', 'other'] as const;
export const maxDocuments = 500;

const words = {
  name: z.string(),
  kind: z.enum(documentKinds),
  /** The task that it belongs to, and its part; null: the car. */
  taskId: z.string().nullable(),
  partId: z.string().nullable(),
};

/** A receipt, the scan of a title: a private file of a build, encrypted under its owner's key.
 *  source  README, Documents */
export const documentEvents = defineStream('build-document', {
  DocumentFiled: defineEvent({
    version: 1,
    schema: z.object({
      buildId: z.string(),
      ownerId: z.string(),
      ...words,
      /** The id of the file, and its size in bytes. */
      fileId: z.string(),
      bytes: z.number().int(),
      type: z.enum(['application/pdf', 'image/webp']),
    }),
    personal: { of: 'ownerId', fields: { name: 'A document' } },
  }),
  DocumentChanged: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), ...words }),
    personal: { of: 'ownerId', fields: { name: 'A document' } },
  }),
  DocumentDeleted: defineEvent({ version: 1, schema: z.object({}) }),
});

export type DocumentEvent = EventOf<typeof documentEvents>;
