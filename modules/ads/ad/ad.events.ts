import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Photo } from '../../media/photo.schemas.js';
import { AdRegion, adKinds, adPlaces } from '../ads.schemas.js';

export const AdWords = z.object({
  kind: z.enum(adKinds),
  /** Who pays for it, as the report names them; not shown. */
  advertiser: z.string(),
  title: z.string(),
  text: z.string(),
  /** https:// or a path of ours. */
  link: z.string(),
  places: z.array(z.enum(adPlaces)).min(1),
  region: AdRegion.nullable(),
  /** Days in the time of Wisconsin, both included. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** How often it is shown in all; null without a cap. */
  cap: z.number().int().min(1).nullable(),
});
export type AdWords = z.output<typeof AdWords>;

/** An ad that staff made. Nobody's personal data is in it.
 *  source  README, Words */
export const adEvents = defineStream('ad', {
  AdDrafted: defineEvent({
    version: 1,
    schema: z.object({ words: AdWords, by: z.string() }),
    staffOnly: ['by'],
  }),
  AdChanged: defineEvent({
    version: 1,
    schema: z.object({ words: AdWords, by: z.string() }),
    staffOnly: ['by'],
  }),
  AdPictureChanged: defineEvent({
    version: 1,
    schema: z.object({ photo: Photo.nullable(), alt: z.string(), by: z.string() }),
    staffOnly: ['by'],
  }),
  AdStarted: defineEvent({ version: 1, schema: z.object({ by: z.string() }), staffOnly: ['by'] }),
  AdPaused: defineEvent({ version: 1, schema: z.object({ by: z.string() }), staffOnly: ['by'] }),
  /** By staff, for good. That its last day is over, or its cap reached, is no event: it is seen by the day and the counts. */
  AdEnded: defineEvent({ version: 1, schema: z.object({ by: z.string() }), staffOnly: ['by'] }),
});

export type AdEvent = EventOf<typeof adEvents>;
