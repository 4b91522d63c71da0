import { sql } from 'kysely';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import { groupMinutes } from '../grouping.rules.js';
import type { AddedNotification } from '../inbox/add-notification.js';
import type { NotificationTables } from '../notifications.tables.js';
import { isShown } from '../preferences.rules.js';
import { chooseDelivery, usefulDays } from './choose-delivery.js';
import { notificationEmail } from './emails.js';
import {
  type NotificationMailer,
  recipientOf,
  renderNotifications,
  unsubscribeLinks,
} from './notification-mailer.js';

/** Send a new notification by e-mail at once, or store it for a collected e-mail or the digest, by the recipient's current preferences. A repeated
 *  delivery changes nothing.
 *  source  README, By e-mail */
export async function deliver(
  mailer: NotificationMailer,
  tx: Database,
  added: AddedNotification,
): Promise<void> {
  const now = mailer.clock.now();
  const follows = added.follows || (added.delivery === 'together' && (await followsMail(tx, added, now)));
  const atOnce = follows ? 0 : await countAtOnce(tx, added.recipientId, now); // further ones are collected anyway
  const timeZone =
    added.preferences.quietHours?.timeZone ?? (await mailer.timeZones.of(tx, added.recipientId));
  const delivery = chooseDelivery({ ...added, follows }, { now, atOnce, timeZone });
  if (delivery.way === 'none') return;
  const isLater = delivery.way === 'later';
  const kept = await tx
    .withTables<NotificationTables>()
    .insertInto('notices.outgoing')
    .values({
      notification_id: added.id,
      member_id: added.recipientId,
      mails: isLater ? delivery.mails : added.kind,
      due_at: isLater ? delivery.dueAt : now,
      settled_at: isLater ? null : now,
      at_once: !isLater,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (!isLater && kept.numInsertedOrUpdatedRows) await write(mailer, tx, added);
}

async function write(mailer: NotificationMailer, tx: Database, added: AddedNotification): Promise<void> {
  const { id, recipientId, sentAt, kind } = added;
  const recipient = await recipientOf(mailer, tx, recipientId);
  if (!recipient) return;
  const { by, preferences } = added;
  const [rendered] = await renderNotifications(mailer, [{ ...added, actors: by === undefined ? [] : [by] }], {
    readerId: recipientId,
    withWords: preferences.wordsInMail,
  });
  if (!rendered) return;
  const links = unsubscribeLinks(mailer, recipientId, kind);
  const mail = await mailer.outbox.write({
    cause: id,
    kind: `notice-${kind}`,
    to: recipient.email,
    person: recipientId,
    content: notificationEmail(recipient.name, mailer.kinds.nameOf(kind), rendered, links),
    usefulUntil: plusDays(sentAt, usefulDays),
    unsubscribe: links.oneClick,
  });
  await mail.enqueue(tx);
}

/** Whether an immediate e-mail of the same subtype was sent within the last two hours, and is still unread in the app. */
async function followsMail(
  tx: Database,
  { type, kind, subtype, recipientId, preferences }: AddedNotification,
  now: string,
): Promise<boolean> {
  const mailed = tx
    .withTables<NotificationTables>()
    .selectFrom('notices.outgoing as mail')
    .innerJoin('notices.notification as told', (both) =>
      both.on('told.id', '=', sql<string>`mail.notification_id::uuid`),
    )
    .select('told.id')
    .where('mail.member_id', '=', recipientId)
    .where('mail.at_once', '=', true)
    .where('mail.settled_at', '>', plusMinutes(now, -groupMinutes))
    .where('told.type', '=', type)
    .where('told.subtype', '=', subtype);
  const unread = isShown(preferences, kind) ? mailed.where('told.read_at', 'is', null) : mailed;
  return (await unread.limit(1).executeTakeFirst()) !== undefined;
}

/** Immediate e-mails within the last 24 hours. */
async function countAtOnce(tx: Database, memberId: string, now: string): Promise<number> {
  const { count } = await tx
    .withTables<NotificationTables>()
    .selectFrom('notices.outgoing')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('at_once', '=', true)
    .where('settled_at', '>', plusDays(now, -1))
    .executeTakeFirstOrThrow();
  return count;
}
