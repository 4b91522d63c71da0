import { z } from 'zod';
import { endpoint, Id, IdParams, MadeFrom, Receipt, TimeZone } from '../kernel/http/contract.js';
import { limit, oneOf } from '../kernel/http/query.contract.js';
import { Channels, Preferences } from './preferences.schemas.js';

/** An item of the list: one notification, or a group of three and more. */
export const NotificationView = z.object({
  /** The newest of the group. */
  id: z.string(),
  /** A type that a module declares: new_message, sale_request, …; any other word is a generic one. */
  type: z.string(),
  /** The name of a notification of this type. */
  label: z.string(),
  subtype: z.string(),
  message: z.string(),
  read: z.boolean(),
  /** ISO-8601 UTC */
  createdAt: z.iso.datetime(),
  /** A path of the app. */
  href: z.string(),
  /** How many notifications the item stands for: 1, or 3 and more. */
  count: z.number().int(),
});
export type NotificationView = z.output<typeof NotificationView>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  auth: 'member',
  whileSuspended: true,
  consistent: ['notifications', 'member-pages'],
  summary: 'The caller’s notifications, newest first; the header X-Unread-Count says how many are unread',
  query: z.object({
    /** The id of the last item of the previous page. */
    before: Id.optional(),
    limit: limit(50),
    /** 'true': only unread ones; 'false': only read ones. */
    unread: oneOf(['true', 'false']),
  }),
  response: z.array(NotificationView),
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  auth: 'member',
  whileSuspended: true,
  summary: 'How many items of the caller’s list are unread',
  response: z.object({ unread: z.number().int() }),
});

export const markRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/:id/read',
  auth: 'member',
  whileSuspended: true,
  summary: 'Read a notification, and all of its group',
  params: IdParams,
  response: Receipt,
  errors: ['NOTIFICATION_NOT_FOUND'],
});

export const markAllRead = endpoint({
  method: 'PATCH',
  path: '/api/notifications/mark-all-read',
  auth: 'member',
  whileSuspended: true,
  summary: 'Read all notifications',
  response: Receipt,
});

const UnsubscribeQuery = z.object({ token: z.string().min(1).max(400) });

/** The e-mails that a link stops, and whether they are sent now. */
export const MailChoice = z.object({
  /** A kind of notification, or the digest. */
  mails: z.string(),
  /** The name of the kind; empty for the digest. */
  name: z.string(),
  isOn: z.boolean(),
});
export type MailChoice = z.output<typeof MailChoice>;

export const askUnsubscribe = endpoint({
  method: 'GET',
  path: '/api/notifications/unsubscribe',
  auth: 'guest',
  summary:
    'Which mails a link stops; changes nothing, and a browser that opens it is led to the page that asks',
  query: UnsubscribeQuery,
  response: MailChoice,
  errors: ['UNSUBSCRIBE_LINK_UNKNOWN'],
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  auth: 'guest',
  whileSuspended: true,
  summary: 'Stop a kind of e-mail by the signed link in it (RFC 8058)',
  query: UnsubscribeQuery,
  response: MailChoice,
  errors: ['UNSUBSCRIBE_LINK_UNKNOWN'],
  skipRateLimit: true,
});

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time as 22:00.');

export const PreferencesBody = z.object({
  /** The channels of every kind. */
  channels: z.record(z.string(), Channels),
  quietHours: z.object({ from: TimeOfDay, until: TimeOfDay, timeZone: TimeZone }).nullable(),
  /** Whether e-mails quote the first line of what others wrote; left out: they do not. */
  wordsInMail: z.boolean().default(false),
});

/** A kind for which a member chooses channels. */
export const KindView = z.object({
  kind: z.string(),
  /** Its name, which describes what it covers. */
  name: z.string(),
  /** Whether members are notified of it today. */
  isSent: z.boolean(),
});
export type KindView = z.output<typeof KindView>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  auth: 'member',
  summary: 'Which notifications the caller gets where, and the quiet hours',
  response: Preferences.extend({
    /** In the order of the page. */
    kinds: z.array(KindView),
    /** The `madeFrom` of the next change. */
    version: z.number().int(),
  }),
});

export const setPreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  auth: 'member',
  summary: 'Choose channels for each kind of notification, and quiet hours; whole',
  body: PreferencesBody.extend(MadeFrom.shape),
  response: Receipt,
});

/** The response stays open until the client disconnects, five minutes have passed or the process stops: `event:
 *  changed` means that the list should be fetched again, a comment every 20 seconds that the connection is alive. */
export const followNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications/stream',
  auth: 'member',
  whileSuspended: true,
  summary: 'Server-sent events: `changed` whenever the caller’s inbox changes, `wall` when somebody posted',
  response: z.string().meta({ contentMediaType: 'text/event-stream' }),
  errors: ['NOT_READY'],
});
