import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';

import { Restored } from '../steps.schemas.js';

export const locationKinds = [
  'building',
  'room',
  'rack',
  'shelf',
  'bin',
  'vehicle',
  'trailer',
  'event-space',
] as const;
export type LocationKind = (typeof locationKinds)[number];

const Words = z.object({
  ownerId: z.string(),
  name: z.string(),
  kind: z.enum(locationKinds),
  note: z.string(),
});
const personalWords = { of: 'ownerId' as const, fields: { name: 'Removed place', note: '' } };
const Nothing = z.object({});

/** The events of a storage location.
 *  source  README, Commands */
export const locationEvents = defineStream('location', {
  LocationAdded: defineEvent({
    version: 1,
    schema: Words.extend({ code: z.string(), parentId: z.string().nullable() }),
    personal: personalWords,
  }),
  LocationRevised: defineEvent({ version: 1, schema: Words, personal: personalWords }),
  /** Everything in it moves with it. */
  LocationMoved: defineEvent({ version: 1, schema: z.object({ parentId: z.string().nullable() }) }),
  LocationPhotoSet: defineEvent({ version: 1, schema: z.object({ photo: Photo.nullable() }) }),
  LocationArchived: defineEvent({ version: 1, schema: Nothing }),
  LocationRestored: defineEvent({ version: 1, schema: Nothing }),
  LocationStepUndone: defineEvent({
    version: 1,
    schema: z.object({ ownerId: z.string(), step: z.number().int().min(1), restored: Restored }),
    personal: { of: 'ownerId', fields: { restored: [] } },
  }),
});

export type LocationEvent = EventOf<typeof locationEvents>;
