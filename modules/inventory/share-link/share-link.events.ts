import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What a link shows: everything public; or a place with all inside, a tag, or chosen items, except private ones. */
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
      /** For the scope `location`. */
      locationId: z.string().nullable(),
      /** For the scope `tag`. */
      tag: z.string(),
      /** For the scope `items`. */
      itemIds: z.array(z.string()),
      showPrices: z.boolean(),
      showPlaces: z.boolean(),
      /** ISO-8601 UTC */
      endsAt: z.string().nullable(),
      /** The digest by which the link is found: its token is not stored. */
      tokenDigest: z.string(),
    }),
    personal: { of: 'ownerId', fields: { title: '', tag: '' } },
  }),
  ShareLinkRevoked: defineEvent({ version: 1, schema: z.object({}) }),
  /** By a decision of a case. */
  ShareLinkClosed: defineEvent({
    version: 1,
    schema: z.object({ closedBy: z.string() }),
    staffOnly: ['closedBy'],
  }),
  ShareLinkReopened: defineEvent({
    version: 1,
    schema: z.object({ reopenedBy: z.string() }),
    staffOnly: ['reopenedBy'],
  }),
});

export type ShareLinkEvent = EventOf<typeof shareLinkEvents>;
