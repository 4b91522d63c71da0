import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import {
  type InboxEvent,
  inboxEvents,
  isShown,
  linesFrom,
  type NoticeKind,
  type NotificationGroup,
  noticeKinds,
  type Preferences,
  usualPreferences,
} from './inbox.events.js';

/** What a member is told. */
export interface NotificationContent {
  readonly type: string;
  readonly subtype: string;
  readonly message: string;
  readonly href: string;
  readonly about: string;
  readonly dedupe: string;
}

export type InboxCommand =
  | Command<
      'SendNotification',
      { readonly memberId: string; readonly notificationId: string; readonly notice: NotificationContent }
    >
  | Command<'MarkRead', { readonly notificationId: string }>
  | Command<'MarkAllRead'>
  | Command<'SetPreferences', { readonly memberId: string; readonly preferences: Preferences }>
  | Command<'StopMails', { readonly memberId: string; readonly mails: NoticeKind | 'digest' }>
  | Command<'CloseInbox'>;

interface Sent {
  readonly id: string;
  readonly dedupe: string;
  readonly type: string;
  /** The same for what may stand on one line. */
  readonly alike: string;
  readonly run: NotificationGroup;
}

export interface Inbox {
  readonly status: 'open' | 'closed';
  readonly sent: readonly Sent[];
  readonly unread: readonly Sent[];
  readonly preferences: Preferences;
}

export const runMinutes = 120;

/** A member's inbox: what was sent, what was read, what is wanted.
 *  source  README, Rules */
export const inboxDecider: StreamDecider<typeof inboxEvents, Inbox, InboxCommand> = {
  events: inboxEvents,
  initial: { status: 'open', sent: [], unread: [], preferences: usualPreferences },
  decide,
  evolve,
};

function decide(command: InboxCommand, inbox: Inbox): readonly InboxEvent[] {
  if (inbox.status === 'closed') return [];
  switch (command.type) {
    case 'SendNotification':
      return send(command, inbox);
    case 'MarkRead':
      return markRead(command, inbox);
    case 'MarkAllRead':
      return inbox.unread.length > 0 ? [event('AllNotificationsRead', {})] : [];
    case 'SetPreferences':
      return setPreferences(command, inbox);
    case 'StopMails':
      return stopMails(command, inbox);
    case 'CloseInbox':
      return [event('InboxClosed', {})];
    default:
      return unreachable(command);
  }
}

/** Tell a member something, once.
 *  out     [NotificationSent], or [] when this was told before */
function send(
  { memberId, notificationId, notice, meta }: CommandOf<InboxCommand, 'SendNotification'>,
  inbox: Inbox,
): readonly InboxEvent[] {
  if (inbox.sent.some(({ id, dedupe }) => id === notificationId || dedupe === notice.dedupe)) return [];
  const run = runOf(notificationId, notice, inbox, meta.now);
  return [event('NotificationSent', { ...notice, memberId, notificationId, sentAt: meta.now, run })];
}

/** The run that a notice joins while all of it is unread and its first is at most 120 minutes old, or one of its own. */
function runOf(id: string, notice: NotificationContent, { unread }: Inbox, now: string): NotificationGroup {
  const last = unread.findLast(({ alike }) => alike === alikeOf(notice));
  const goesOn =
    last &&
    Date.parse(now) - Date.parse(last.run.since) <= runMinutes * 60_000 &&
    unread.filter(({ run }) => run.id === last.run.id).length === last.run.nth;
  return goesOn ? { ...last.run, nth: last.run.nth + 1 } : { id, nth: 1, since: now };
}

/** Read one notification, and with it all that stands on its line.
 *  out     [NotificationRead], or [] when it was read before
 *  errors  NOTIFICATION_NOT_FOUND (not-found) */
function markRead(
  { notificationId }: CommandOf<InboxCommand, 'MarkRead'>,
  { sent, unread }: Inbox,
): readonly InboxEvent[] {
  const read = unread.find(({ id }) => id === notificationId);
  if (!read) {
    if (sent.some(({ id }) => id === notificationId)) return [];
    throw notFound('NOTIFICATION_NOT_FOUND', { message: 'This notification is not here any more.' });
  }
  const line = unread.filter(({ run }) => run.id === read.run.id).map(({ id }) => id);
  return [event('NotificationRead', { notificationIds: line.length >= linesFrom ? line : [read.id] })];
}

/** Choose channels and quiet hours, whole. What is about the account itself stays in the app.
 *  out     [NotificationPreferencesSet], or [] when nothing changes */
function setPreferences(
  { memberId, preferences: { channels, quietHours } }: CommandOf<InboxCommand, 'SetPreferences'>,
  { preferences }: Inbox,
): readonly InboxEvent[] {
  const chosen = { channels: { ...channels, other: { ...channels.other, inApp: true } }, quietHours };
  if (JSON.stringify(chosen) === JSON.stringify(preferences)) return [];
  return [event('NotificationPreferencesSet', { ...chosen, memberId })];
}

/** No more mails at once of one kind, or no more digest; everything else stays as it was chosen.
 *  out     [NotificationPreferencesSet], or [] when none came anyway */
function stopMails(
  { memberId, mails }: CommandOf<InboxCommand, 'StopMails'>,
  { preferences }: Inbox,
): readonly InboxEvent[] {
  const { channels, quietHours } = preferences;
  const wanted = noticeKinds.some((kind) =>
    mails === 'digest' ? channels[kind].digest : kind === mails && channels[kind].mail,
  );
  if (!wanted) return [];
  const rest = Object.fromEntries(
    noticeKinds.map((kind) => [
      kind,
      {
        ...channels[kind],
        ...(mails === 'digest' && { digest: false }),
        ...(mails === kind && { mail: false }),
      },
    ]),
  ) as Preferences['channels'];
  return [event('NotificationPreferencesSet', { channels: rest, quietHours, memberId })];
}

function evolve(inbox: Inbox, event: InboxEvent): Inbox {
  switch (event.type) {
    case 'NotificationSent': {
      const { notificationId, dedupe, type, run } = event.data;
      const sent: Sent = { id: notificationId, dedupe, type, alike: alikeOf(event.data), run };
      const unread = isShown(inbox.preferences, type) ? [...inbox.unread, sent] : inbox.unread;
      return { ...inbox, sent: [...inbox.sent, sent], unread };
    }
    case 'NotificationRead':
      return {
        ...inbox,
        unread: inbox.unread.filter(({ id }) => !event.data.notificationIds.includes(id)),
      };
    case 'AllNotificationsRead':
      return { ...inbox, unread: [] };
    case 'NotificationPreferencesSet': {
      const { channels, quietHours } = event.data;
      const preferences = { channels, quietHours };
      return {
        ...inbox,
        preferences,
        unread: inbox.unread.filter(({ type }) => isShown(preferences, type)),
      };
    }
    case 'InboxClosed':
      return { ...inbox, status: 'closed', sent: [], unread: [] };
    default:
      return unreachable(event);
  }
}

const alikeOf = ({ type, subtype, about }: Pick<NotificationContent, 'type' | 'subtype' | 'about'>): string =>
  `${type} ${subtype} ${about}`;
