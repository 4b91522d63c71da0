import { foldEvents } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import { inboxDecider } from '../inbox/inbox.decider.js';
import { type InboxEvent, inboxEvents, kindOf, type Preferences } from '../inbox/inbox.events.js';
import { isNews, usefulDays } from './choose-delivery.js';
import { digestEmail, gatheredEmail, notificationEmail } from './emails.js';
import {
  type NotificationMailer,
  type NotificationMailTables,
  recipientOf,
  renderNotification,
  type Sent,
  unsubscribeLinks,
} from './notification-mailer.js';
import { afterQuiet } from './quiet-hours.js';
import type { Mails } from './unsubscribe-link.js';

/** Write to everybody for whom something was kept and is due, 100 mails at a time: digests, and what was gathered of one kind. Each is one mail for
 *  all that waits and is still unread, and none when nothing is. Several processes may do this at once.
 *  out     how many mails were due
 *  errors  AggregateError, after everybody else's is written; those are tried again the next time */
export async function sendOutgoing(post: NotificationMailer, db: Database, now: string): Promise<number> {
  const due = await db
    .withTables<NotificationMailTables>()
    .selectFrom('notices.outgoing')
    .select(['member_id', 'mails'])
    .distinct()
    .where('settled_at', 'is', null)
    .where('due_at', '<=', now)
    .limit(100)
    .execute();
  const failed: unknown[] = [];
  for (const { member_id, mails } of due) {
    const sent = db.transaction().execute((tx) => sendOne(post, tx, member_id, mails, now));
    await sent.catch((error: unknown) => failed.push(error));
  }
  if (failed.length) throw new AggregateError(failed, 'Some mails of notifications could not be written.');
  return due.length;
}

/** Forget which notifications went out 90 days ago and earlier. */
export async function deleteSentOutgoing(db: Database, now: string): Promise<void> {
  await db
    .withTables<NotificationMailTables>()
    .deleteFrom('notices.outgoing')
    .where('settled_at', '<', plusDays(now, -90))
    .execute();
}

/** The rows are settled in the transaction of the mail, and locked by whoever settles them: each is in one mail at most. */
async function sendOne(
  post: NotificationMailer,
  tx: Database,
  memberId: string,
  mails: Mails,
  now: string,
): Promise<void> {
  const ids = await lock(tx, memberId, mails, now);
  if (!ids.size) return;
  const history = await post.eventStore.read(inboxEvents, memberId);
  const { quietHours } = foldEvents(inboxDecider, history).preferences;
  const free = afterQuiet(quietHours, now);
  if (free > now) return change(tx, ids, { due_at: free });
  await change(tx, ids, { settled_at: now });
  const reader = await recipientOf(post, tx, memberId);
  const news = newsOf(history, mails, now).filter(({ notificationId }) => ids.has(notificationId));
  if (!reader || !news.length) return;
  const ways = unsubscribeLinks(post, memberId, mails);
  const mail = await post.outbox.write({
    cause: deterministicId(mails, ...news.map(({ notificationId }) => notificationId)),
    kind: `notice-${mails}`,
    to: reader.email,
    person: memberId,
    content: await emailOf(post, reader.name, mails, news),
    usefulUntil: plusDays(now, 2),
    unsubscribe: ways.oneClick,
  });
  await mail.enqueue(tx);
}

/** All that waits for one mail of one member, once any of it is due. */
async function lock(tx: Database, memberId: string, mails: Mails, now: string): Promise<ReadonlySet<string>> {
  const waiting = await tx
    .withTables<NotificationMailTables>()
    .selectFrom('notices.outgoing')
    .select(['notification_id', 'due_at'])
    .where('member_id', '=', memberId)
    .where('mails', '=', mails)
    .where('settled_at', 'is', null)
    .orderBy('notification_id')
    .forUpdate()
    .skipLocked()
    .execute();
  const isDue = waiting.some(({ due_at }) => due_at <= now);
  return new Set(isDue ? waiting.map(({ notification_id }) => notification_id) : []);
}

async function change(
  tx: Database,
  ids: ReadonlySet<string>,
  row: { readonly due_at: string } | { readonly settled_at: string },
): Promise<void> {
  await tx
    .withTables<NotificationMailTables>()
    .updateTable('notices.outgoing')
    .set(row)
    .where('notification_id', 'in', [...ids])
    .execute();
}

/** What a member still wants in this mail and did not read, newest first. */
function newsOf(history: readonly InboxEvent[], mails: Mails, now: string): Sent[] {
  const inbox = foldEvents(inboxDecider, history);
  const oldest = plusDays(now, -usefulDays);
  return history
    .flatMap((event) => (event.type === 'NotificationSent' ? [event.data] : []))
    .filter((sent) => isNews(inbox, sent) && isWanted(sent, mails, inbox.preferences))
    .filter(({ sentAt }) => mails === 'digest' || sentAt > oldest)
    .reverse();
}

const isWanted = ({ type }: Sent, mails: Mails, { channels }: Preferences): boolean =>
  mails === 'digest' ? channels[kindOf(type)].digest : channels[mails].mail;

async function emailOf(post: NotificationMailer, name: string, mails: Mails, news: readonly Sent[]) {
  const [first] = news;
  const told = await Promise.all(news.map((sent) => renderNotification(post, sent)));
  const ways = unsubscribeLinks(post, first?.memberId ?? '', mails);
  if (mails === 'digest') return digestEmail(name, told, ways);
  const [only, ...more] = told;
  return only && !more.length
    ? notificationEmail(name, mails, only, ways)
    : gatheredEmail(name, mails, told, ways);
}
