import type { Kysely } from 'kysely';
import { plusDays } from '../../kernel/decider/time.js';
import { groupedFrom, groupMinutes, type NotificationGroup, nextGroup } from '../grouping.rules.js';
import { hasDays, mostActors, nameDays } from '../message.js';
import type { NewNotification } from '../notifications.ports.js';
import type { NotificationTables } from '../notifications.tables.js';
import { hiddenKinds, isShown } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';
import type { LastAlike, Recipients } from './recipients.js';
import { openNotifications, sealNotification } from './sealed-notifications.js';

/** An added notification, with the details that decide its e-mail. */
export interface AddedNotification extends NewNotification {
  /** The kind by which the recipient chooses its channels. */
  readonly kind: string;
  readonly preferences: Preferences;
  /** Whether a similar, unread one came shortly before it. */
  readonly follows: boolean;
}

/** Write a notification into its recipient's inbox, under the lock of inboxes, at a cost that does not grow with
 *  the inbox. A notification that is hidden in the app is read from the start.
 *  out     undefined when it exists already, its recipient is erased, or another one says more of what happened
 *  source  ADR 0023 */
export async function addNotification(
  recipients: Recipients,
  requested: NewNotification,
): Promise<AddedNotification | undefined> {
  if (await recipients.isErased(requested.recipientId)) return undefined;
  const notification = await withDays(recipients, requested);
  const inbox = recipients.tx.withTables<NotificationTables>();
  const preferences = await recipients.preferencesOf(notification.recipientId);
  const kind = recipients.kinds.kindOf(notification.type);
  const inApp = isShown(preferences, kind);
  const { type, subtype, about, recipientId } = notification;
  const alike = [recipientId, type, subtype, about].join(' ');
  const key = await recipients.keyOf(recipientId);
  if (!key) return undefined;
  const last = recipients.lastAlike.get(alike) ?? (await lastAlike(recipients, inbox, notification));
  const group = nextGroup(notification, last);
  const actors = actorsOf(notification, group.nth > 1 ? last?.actors : []);
  const row = {
    ...notification,
    kind,
    ...sealNotification(key, notification.id, { ...notification, actors }),
  };
  const saysMore = notification.happening
    ? await markThoseThatSayLess(inbox, notification, { hidden: hiddenKinds(preferences), inApp })
    : true;
  const readAt = inApp && saysMore ? null : notification.sentAt;
  if (!(await insertNotification(inbox, row, group, readAt)) || !saysMore) return undefined;
  const isUnread = inApp && (group.nth === 1 || last?.isUnread === true);
  recipients.lastAlike.set(alike, { group, isUnread, sentAt: notification.sentAt, actors });
  const isNear = last !== undefined && Date.parse(notification.sentAt) - Date.parse(last.sentAt) <= near;
  return { ...notification, kind, preferences, follows: inApp ? group.nth > 1 : isNear };
}

/** The members of a group, the latest first; the first fifty are enough to say who. */
const actorsOf = ({ by }: NewNotification, before: readonly string[] = []): readonly string[] =>
  by === undefined ? [] : [by, ...before.filter((id) => id !== by)].slice(0, mostActors);

async function withDays(recipients: Recipients, requested: NewNotification): Promise<NewNotification> {
  const { message, recipientId, sentAt } = requested;
  if (!hasDays(message)) return requested;
  return { ...requested, message: nameDays(message, sentAt, await recipients.timeZoneOf(recipientId)) };
}

/** A row of an earlier version is not encrypted yet. */
interface NewRow extends NewNotification {
  readonly kind: string;
  readonly sealed?: string | null;
}

/** Insert a row. From the third of a group on, it stands for the whole group.
 *  out  false when it exists already */
export async function insertNotification(
  inbox: Kysely<NotificationTables>,
  { id, recipientId, type, kind, subtype, message, href, sealed = null, about, sentAt, happening }: NewRow,
  group: NotificationGroup,
  readAt: string | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await inbox
    .insertInto('notices.notification')
    .values({
      id,
      member_id: recipientId,
      type,
      kind,
      subtype,
      message,
      href,
      sealed,
      about,
      sent_at: sentAt,
      read_at: readAt,
      group_id: group.id,
      nth: group.nth,
      group_since: group.since,
      shown: true,
      happening: happening?.key ?? null,
      weight: happening?.weight ?? null,
    })
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  if (group.nth >= groupedFrom) await hideBefore(inbox, group);
  return true;
}

/** Mark earlier notifications of the same happening that say less as read. One of a kind that its recipient hides in the
 *  app stands for no other.
 *  out  false when one of them says more */
async function markThoseThatSayLess(
  inbox: Kysely<NotificationTables>,
  { id, recipientId, sentAt, happening }: NewNotification,
  { hidden, inApp }: { readonly hidden: readonly string[]; readonly inApp: boolean },
): Promise<boolean> {
  const { key = '', weight = 0 } = happening ?? {};
  const others = await inbox
    .selectFrom('notices.notification')
    .select(['id', 'weight'])
    .where('member_id', '=', recipientId)
    .where('happening', '=', key)
    .where('sent_at', '>', plusDays(sentAt, -1))
    .where('id', '<>', id)
    .$if(hidden.length > 0, (shown) => shown.where('kind', 'not in', hidden))
    .execute();
  const lesser = others.filter((other) => (other.weight ?? 0) < weight).map((other) => other.id);
  if (inApp && lesser.length)
    await inbox
      .updateTable('notices.notification')
      .set({ read_at: sentAt })
      .where('id', 'in', lesser)
      .where('read_at', 'is', null)
      .execute();
  return others.every((other) => (other.weight ?? 0) <= weight);
}

/** Show only the newest of a group, with the count. At most two older ones were still shown. */
async function hideBefore(inbox: Kysely<NotificationTables>, { id, nth }: NotificationGroup): Promise<void> {
  await inbox
    .updateTable('notices.notification')
    .set({ shown: false })
    .where('group_id', '=', id)
    .where('nth', '<', nth)
    .where('nth', '>', nth - groupedFrom)
    .where('shown', '=', true)
    .execute();
}

/** The last notification of the same type, subtype and subject. A group of three or more is read as a whole; a
 *  smaller one is unread when its first and last are. */
async function lastAlike(
  { keys }: Pick<Recipients, 'keys'>,
  inbox: Kysely<NotificationTables>,
  { recipientId, type, subtype, about }: NewNotification,
): Promise<LastAlike | undefined> {
  const last = await inbox
    .selectFrom('notices.notification as last')
    .leftJoin('notices.notification as first', 'first.id', 'last.group_id')
    .select(['last.id', 'last.message', 'last.href', 'last.sealed'])
    .select(['last.sent_at', 'last.read_at', 'last.group_id', 'last.nth', 'last.group_since'])
    .select('first.read_at as first_read_at')
    .where('last.member_id', '=', recipientId)
    .where('last.type', '=', type)
    .where('last.subtype', '=', subtype)
    .where('last.about', '=', about)
    .orderBy('last.sent_at', 'desc')
    .orderBy('last.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const [opened] = await openNotifications(keys, recipientId, [last]);
  return {
    group: { id: last.group_id, nth: last.nth, since: last.group_since },
    isUnread: last.read_at === null && last.first_read_at === null,
    sentAt: last.sent_at,
    actors: opened?.actors ?? [],
  };
}

const near = groupMinutes * 60_000;
