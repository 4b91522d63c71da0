import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { Anchor, maxSpacesAtOnce, PicturePlace, Shapes, Space, Zone } from './space-map.schemas.js';

/** Who of the team did it: a member. */
const by = { by: z.string() };

/** The map of the spaces of one event; the id of the stream is that of the event, and all its dates have this map. What is drawn is a draft until it is
 *  published as its next version.
 *  units   feet, degrees, USD cents
 *  source  README, Words */
export const spaceMapEvents = defineStream('space-map', {
  /** Spaces as they are now, new ones or changed ones; each named once. */
  SpacesPut: defineEvent({
    version: 1,
    schema: z.object({ ...by, spaces: z.array(Space).min(1).max(maxSpacesAtOnce) }),
    shown: ['by'],
  }),
  SpacesTakenOut: defineEvent({
    version: 1,
    schema: z.object({ ...by, ids: z.array(z.string()).min(1) }),
    shown: ['by'],
  }),
  ZonesSet: defineEvent({ version: 1, schema: z.object({ ...by, zones: z.array(Zone) }), shown: ['by'] }),
  ShapesSet: defineEvent({ version: 1, schema: z.object({ ...by, shapes: Shapes }), shown: ['by'] }),
  /** Another photo, or the same at another place. */
  PictureSet: defineEvent({
    version: 1,
    schema: z.object({ ...by, photo: Photo, place: PicturePlace }),
    shown: ['by'],
  }),
  PictureRemoved: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
  AnchorSet: defineEvent({
    version: 1,
    schema: z.object({ ...by, anchor: Anchor.nullable() }),
    shown: ['by'],
  }),
  /** The draft is what everybody sees from now on: version 1, 2, 3 … */
  MapPublished: defineEvent({
    version: 1,
    schema: z.object({ ...by, mapVersion: z.number().int().min(1) }),
    shown: ['by'],
  }),
  /** The draft is what is published, again. */
  DraftReverted: defineEvent({ version: 1, schema: z.object(by), shown: ['by'] }),
});

export type SpaceMapEvent = EventOf<typeof spaceMapEvents>;
