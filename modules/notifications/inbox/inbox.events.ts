import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';

/** What a notification is about, as the spec names it; any other word shows as a generic one. */
export const notificationTypes = [
  'new_message',
  'new_follower',
  'new_listing',
  'sale_request',
  'swap_meet',
] as const;
/** What a member chooses channels for: the types, and everything else together. */
export const noticeKinds = [...notificationTypes, 'other'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const Channels = z.object({ inApp: z.boolean(), mail: z.boolean(), digest: z.boolean() });
/** "22:00" to "07:00" by the clock of a time zone ("America/Chicago"). */
export const QuietHours = z.object({ from: z.string(), until: z.string(), timeZone: z.string() });
export const Preferences = z.object({
  channels: z.record(z.enum(noticeKinds), Channels),
  quietHours: QuietHours.nullable(),
});
export type Preferences = z.output<typeof Preferences>;

/** Several of one kind about one thing, near in time and unread: shown as one line from the third on. */
const NotificationGroup = z.object({
  /** The id of its first notification. */
  id: z.string(),
  nth: z.number().int().min(1),
  since: z.iso.datetime(),
});
export type NotificationGroup = z.output<typeof NotificationGroup>;

const Nothing = z.object({});

/** The facts of a member's inbox; its stream bears the member's id.
 *  source  spec sections 3 and 4, modules/notifications/README.md */
export const inboxEvents = defineStream('inbox', {
  NotificationSent: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      notificationId: z.string(),
      type: z.string(),
      subtype: z.string(),
      /** For a person. `{listing}` stands for the title, as it is today, of the listing that `about` names. */
      message: z.string(),
      /** Where it leads: a path of the app. */
      href: z.string(),
      /** The id of what it is about. */
      about: z.string(),
      /** The same key twice is the same notification. */
      dedupe: z.string(),
      sentAt: z.iso.datetime(),
      run: NotificationGroup,
    }),
    personal: { of: 'memberId', fields: { message: '' } },
  }),
  NotificationRead: defineEvent({ version: 1, schema: z.object({ notificationIds: z.array(z.string()) }) }),
  AllNotificationsRead: defineEvent({ version: 1, schema: Nothing }),
  NotificationPreferencesSet: defineEvent({
    version: 1,
    schema: Preferences.extend({ memberId: z.string() }),
    personal: { of: 'memberId', fields: { quietHours: null } },
  }),
  InboxClosed: defineEvent({ version: 1, schema: Nothing }),
});

export type InboxEvent = EventOf<typeof inboxEvents>;

/** Where several become one line. */
export const linesFrom = 3;

/** What holds for a member who never chose: everything in the app, holds and sales by mail, the rest once a day. */
export const usualPreferences: Preferences = {
  channels: {
    new_message: { inApp: true, mail: false, digest: true },
    new_follower: { inApp: true, mail: false, digest: true },
    new_listing: { inApp: true, mail: false, digest: true },
    sale_request: { inApp: true, mail: true, digest: false },
    swap_meet: { inApp: true, mail: false, digest: true },
    other: { inApp: true, mail: false, digest: true },
  },
  quietHours: null,
};

/** What a notification of this type is chosen by: itself, or `other` for a word that the spec does not name. */
export function kindOf(type: string): NoticeKind {
  return notificationTypes.find((known) => known === type) ?? 'other';
}

/** Whether a member wants to see this type in the app. What is about the account itself is always shown. */
export function isShown({ channels }: Preferences, type: string): boolean {
  const kind = kindOf(type);
  return kind === 'other' || channels[kind].inApp;
}

/** The message with the listing's title of today; null for one that is gone. */
export function naming(message: string, title: string | null): string {
  return message.replace('{listing}', (_, at: number) =>
    title === null ? `${at === 0 ? 'A' : 'a'} removed listing` : `“${title}”`,
  );
}
