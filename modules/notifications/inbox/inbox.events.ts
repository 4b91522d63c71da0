import { z } from 'zod';
import { defineEvent, defineStream, type EventOf } from '../../kernel/event-store/events.js';
import { Channels, QuietHours } from '../preferences.schemas.js';

const NotificationGroup = z.object({
  /** The id of its first notification. */
  id: z.string(),
  nth: z.number().int().min(1),
  since: z.iso.datetime(),
});

/** The kinds at that time. */
const kindsThen = [
  'new_message',
  'new_follower',
  'new_listing',
  'sale_request',
  'swap_meet',
  'other',
] as const;

const Nothing = z.object({});

/** The events of a member's inbox, from the time before notifications and preferences were rows; the stream bears the member's id.
 *  None is recorded any more, but all stay readable.
 *  source  ADR 0023 */
export const inboxEvents = defineStream('inbox', {
  NotificationSent: defineEvent({
    version: 1,
    schema: z.object({
      memberId: z.string(),
      notificationId: z.string(),
      type: z.string(),
      subtype: z.string(),
      /** For a person. `{listing}` stands for the current title of the listing that `about` names. */
      message: z.string(),
      /** Where it leads: a path of the app. */
      href: z.string(),
      /** The id of its subject. */
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
    schema: z.object({
      memberId: z.string(),
      channels: z.record(z.enum(kindsThen), Channels),
      quietHours: QuietHours.nullable(),
    }),
    personal: { of: 'memberId', fields: { quietHours: null } },
  }),
  InboxClosed: defineEvent({ version: 1, schema: Nothing }),
});

export type InboxEvent = EventOf<typeof inboxEvents>;
