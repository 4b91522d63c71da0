import { foldEvents } from '../../kernel/decider/decider.js';
import { plusMinutes } from '../../kernel/decider/time.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { type InboxCommand, inboxDecider, type NotificationContent } from './inbox.decider.js';
import type { InboxEvent, Preferences } from './inbox.events.js';
import { usualPreferences } from './inbox.events.js';

/** A buyer holds Ana's 327 block. */
export const hold: NotificationContent = {
  type: 'sale_request',
  subtype: 'hold',
  message: 'A buyer holds {listing} for the next 72 hours.',
  href: '/listing/block',
  about: 'block',
  dedupe: 'hold 1',
};

export const noon = '2026-06-01T12:00:00.000Z';

export const later = (minutes: number): string => plusMinutes(noon, minutes);

/** Tell Ana something: under its own id, and a key of its own unless one is given. */
export const send = (
  notificationId: string,
  notice: Partial<NotificationContent> = {},
  at = noon,
): InboxCommand => ({
  type: 'SendNotification',
  memberId: 'ana',
  notificationId,
  notice: { ...hold, dedupe: notificationId, ...notice },
  meta: metaOf('tell-seller-of-hold', at),
});

export const markRead = (notificationId: string): InboxCommand => ({
  type: 'MarkRead',
  notificationId,
  meta: metaOf('ana'),
});
export const markAllRead: InboxCommand = { type: 'MarkAllRead', meta: metaOf('ana') };
export const closeInbox: InboxCommand = { type: 'CloseInbox', meta: metaOf('close-inbox') };
export const prefer = (preferences: Preferences): InboxCommand => ({
  type: 'SetPreferences',
  memberId: 'ana',
  preferences,
  meta: metaOf('ana'),
});

/** The usual choices, with one kind kept out of the app. */
export const without = (kind: keyof Preferences['channels']): Preferences => ({
  ...usualPreferences,
  channels: {
    ...usualPreferences.channels,
    [kind]: { ...usualPreferences.channels[kind], inApp: false },
  },
});

/** The history that these orders leave. */
export function historyOf(...orders: readonly InboxCommand[]): readonly InboxEvent[] {
  const history: InboxEvent[] = [];
  for (const order of orders) history.push(...inboxDecider.decide(order, foldEvents(inboxDecider, history)));
  return history;
}
