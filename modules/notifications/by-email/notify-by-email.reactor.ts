import { plusDays } from '../../kernel/decider/time.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Database } from '../../kernel/postgres/database.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { inboxEvents, kindOf } from '../inbox/inbox.events.js';
import { chooseDelivery, usefulDays } from './choose-delivery.js';
import { notificationEmail } from './emails.js';
import {
  type NotificationMailer,
  type NotificationMailTables,
  recipientOf,
  renderNotification,
  type Sent,
  unsubscribeLinks,
} from './notification-mailer.js';

/** Whenever a member was told something, then a mail follows at once, or it is kept for a gathered mail or the digest: one of them at most, as the member wants
 *  at this moment.
 *  source  README, By mail */
export function notifyByEmail(post: NotificationMailer): Reactor {
  return reactor({
    name: 'notify-by-mail',
    handles: [pick(inboxEvents, 'NotificationSent', 'InboxClosed')],
    handle: async (tx, events) => {
      for (const event of events) {
        if (event.type === 'NotificationSent') await pass(post, tx, event.id, event.data);
        if (event.type === 'InboxClosed') await forget(tx, event.entityId);
      }
    },
  });
}

/** A notification that is heard again goes the way that it went. */
async function pass(post: NotificationMailer, tx: Database, eventId: string, sent: Sent): Promise<void> {
  const { memberId, notificationId, type } = sent;
  const now = post.clock.now();
  const history = await post.eventStore.read(inboxEvents, memberId);
  const way = chooseDelivery(sent, history, { now, atOnce: await countAtOnce(tx, sent, now) });
  if (way.way === 'none') return;
  const isLater = way.way === 'later';
  const kept = await tx
    .withTables<NotificationMailTables>()
    .insertInto('notices.outgoing')
    .values({
      notification_id: notificationId,
      member_id: memberId,
      mails: isLater ? way.mails : kindOf(type),
      due_at: isLater ? way.dueAt : now,
      settled_at: isLater ? null : now,
      at_once: !isLater,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (!isLater && kept.numInsertedOrUpdatedRows) await write(post, tx, eventId, sent);
}

async function write(post: NotificationMailer, tx: Database, cause: string, sent: Sent): Promise<void> {
  const { memberId, sentAt } = sent;
  const kind = kindOf(sent.type);
  const reader = await recipientOf(post, tx, memberId);
  if (!reader) return;
  const ways = unsubscribeLinks(post, memberId, kind);
  const mail = await post.outbox.write({
    cause,
    kind: `notice-${kind}`,
    to: reader.email,
    person: memberId,
    content: notificationEmail(reader.name, kind, await renderNotification(post, sent), ways),
    usefulUntil: plusDays(sentAt, usefulDays),
    unsubscribe: ways.oneClick,
  });
  await mail.enqueue(tx);
}

/** Mails at once within the last 24 hours. */
async function countAtOnce(tx: Database, { memberId }: Sent, now: string): Promise<number> {
  const { count } = await tx
    .withTables<NotificationMailTables>()
    .selectFrom('notices.outgoing')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('at_once', '=', true)
    .where('settled_at', '>', plusDays(now, -1))
    .executeTakeFirstOrThrow();
  return count;
}

async function forget(tx: Database, memberId: string): Promise<void> {
  await tx
    .withTables<NotificationMailTables>()
    .deleteFrom('notices.outgoing')
    .where('member_id', '=', memberId)
    .execute();
}
