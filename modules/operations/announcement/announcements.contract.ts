import { z } from 'zod';
import { endpoint, Id, IdParams, line, Receipt } from '../../kernel/http/contract.js';
import { Person, Reason } from '../operations.schemas.js';
import { AnnouncementContent, Audience, Level, LinkTo, longestAnnouncement } from './announcement.schemas.js';

const mostShown = 10;

export const ShownAnnouncement = AnnouncementContent.pick({ text: true, link: true, level: true }).extend({
  id: Id,
});
export type ShownAnnouncement = z.output<typeof ShownAnnouncement>;

export const getShownAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcements',
  auth: 'guest',
  summary: 'The announcements that the caller reads now, newest first',
  response: z.object({ announcements: z.array(ShownAnnouncement).max(mostShown) }),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/admin/announcements',
  auth: 'member',
  requires: 'administer',
  audit: 'not sensitive',
  summary: 'Announcements with their audience and time, newest first; at most 50',
  response: z.object({
    announcements: z
      .array(
        AnnouncementContent.extend({
          id: Id,
          phase: z.enum(['planned', 'shown', 'over', 'withdrawn']),
          by: Person,
        }),
      )
      .max(50),
  }),
});

export const publishAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: { action: 'announcement.published', reason: 'reason' },
  summary: 'Show a text above every page, from a time until a time',
  body: z.object({
    text: line(longestAnnouncement),
    link: z.object({ to: LinkTo, label: line(40) }).nullable(),
    level: Level,
    audience: Audience,
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    reason: Reason,
  }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'ANNOUNCEMENT_OVER'],
});

export const withdrawAnnouncement = endpoint({
  method: 'POST',
  path: '/api/admin/announcements/:id/withdraw',
  auth: 'member',
  requires: 'administer',
  recentAuth: true,
  audit: {
    action: 'announcement.withdrawn',
    target: { kind: 'announcement', id: 'id' },
    reason: 'reason',
  },
  summary: 'Stop to show an announcement',
  params: IdParams,
  body: z.object({ reason: Reason }),
  response: Receipt,
  errors: ['PROOF_NEEDED', 'ANNOUNCEMENT_NOT_FOUND'],
});

export { mostShown };
