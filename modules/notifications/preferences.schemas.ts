import { z } from 'zod';

/** What a notification is about, as the product names it; any other word shows as a generic one. */
export const notificationTypes = [
  'new_message',
  'new_follower',
  'new_listing',
  'sale_request',
  'swap_meet',
  'match',
] as const;
/** What a member chooses channels for: the types, and everything else together. */
export const notificationKinds = [...notificationTypes, 'other'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const Channels = z.object({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() });
/** "22:00" to "07:00" by the clock of a time zone ("America/Chicago"). */
export const QuietHours = z.object({ from: z.string(), until: z.string(), timeZone: z.string() });
export const Preferences = z.object({
  channels: z.record(z.enum(notificationKinds), Channels),
  quietHours: QuietHours.nullable(),
});
export type Preferences = z.output<typeof Preferences>;

/** What holds for a member who never chose: everything in the app, holds, sales and unread messages by e-mail, the rest once a day. */
export const usualPreferences: Preferences = {
  channels: {
    new_message: { inApp: true, mail: true, digest: false },
    new_follower: { inApp: true, mail: false, digest: true },
    new_listing: { inApp: true, mail: false, digest: true },
    sale_request: { inApp: true, mail: true, digest: false },
    swap_meet: { inApp: true, mail: false, digest: true },
    match: { inApp: true, mail: false, digest: true },
    other: { inApp: true, mail: false, digest: true },
  },
  quietHours: null,
};
