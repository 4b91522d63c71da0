import { z } from 'zod';

export const announcementAudiences = ['everybody', 'members', 'staff'] as const;
export const Audience = z.enum(announcementAudiences);
export type Audience = z.output<typeof Audience>;

export const Level = z.enum(['info', 'warning']);

export const longestAnnouncement = 300;

/** A page of ours, or one elsewhere by https. */
export const LinkTo = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'Start with / for a page of ours, or with https://.');

/** A text that everybody, members or staff read above every page for a while. */
export const AnnouncementContent = z.object({
  text: z.string(),
  link: z.object({ to: z.string(), label: z.string() }).nullable(),
  level: Level,
  audience: Audience,
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type AnnouncementContent = z.output<typeof AnnouncementContent>;
