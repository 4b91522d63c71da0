import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What a link shows: all that is public; a place with all inside, a tag or chosen items, as far as they are not private. */
export const shareScopes = ['all', 'location', 'tag', 'items'] as const;
export type ShareScope = (typeof shareScopes)[number];

/** The events of a share link.
 *  source  README, Share links */
export const shareLinkEvents = defineStream('share-link', {
  ShareLinkMade: defineEvent({
    version: 1,
    schema: z.object({
      ownerId: z.string(),
      title: z.string(),
      scope: z.enum(shareScopes),
      /** Of the scope `location`. */
      locationId: z.string().nullable(),
      /** Of the scope `tag`. */
      tag: z.string(),
      /** Of the scope `items`. */
      itemIds: z.array(z.string()),
      showPrices: z.boolean(),
      showPlaces: z.boolean(),
      /** ISO-8601 UTC */
      endsAt: z.string().nullable(),
      /** By which the link is found: its token is nowhere kept. */
      tokenDigest: z.string(),
    }),
    personal: { of: 'ownerId', fields: { title: '', tag: '' } },
  }),
  ShareLinkRevoked: defineEvent({ version: 1, schema: z.object({}) }),
});

export type ShareLinkEvent = EventOf<typeof shareLinkEvents>;
