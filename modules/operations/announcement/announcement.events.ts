import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { AnnouncementContent } from './announcement.schemas.js';

/** What staff announce to everybody: few, in one stream.
 *  source  README, Announcements */
export const announcementEvents = defineStream('announcement', {
  AnnouncementPublished: defineEvent({
    version: 1,
    schema: AnnouncementContent.extend({ announcementId: z.string(), reason: z.string() }),
    staffOnly: ['reason'],
  }),
  AnnouncementWithdrawn: defineEvent({
    version: 1,
    schema: z.object({ announcementId: z.string(), reason: z.string() }),
    staffOnly: ['reason'],
  }),
});

export type AnnouncementEvent = EventOf<typeof announcementEvents>;

/** The id of the one stream. */
export const siteAnnouncements = 'site';
