import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { Database } from '../../kernel/postgres/database.js';
import { preferencesOf } from '../inbox/preferences.queries.js';
import { openNotifications } from '../inbox/sealed-notifications.js';
import type { NotificationTable, NotificationTables } from '../notifications.tables.js';
import { isShown, type Mails } from '../preferences.rules.js';
import type { Preferences } from '../preferences.schemas.js';
import { usefulDays } from './choose-delivery.js';
import { digestEmail, gatheredEmail, notificationEmail, type RenderedNotification } from './emails.js';
import {
  type NotificationMailer,
  recipientOf,
  renderNotifications,
  unsubscribeLinks,
} from './notification-mailer.js';
import { afterQuiet } from './quiet-hours.js';

/** Send the digests and collected e-mails that are due, 100 at a time. Each e-mail contains everything that waits
 *  and is still unread; an empty one is not sent. Several processes may do this at once.
 *  out     how many e-mails were due
 *  errors  AggregateError, after all other e-mails are written; the failed ones are retried the next time */
export async function sendOutgoing(mailer: NotificationMailer, db: Database, now: string): Promise<number> {
  const due = await db
    .withTables<NotificationTables>()
    .selectFrom('notices.outgoing')
    .select(['member_id', 'mails'])
    .distinct()
    .where('settled_at', 'is', null)
    .where('due_at', '<=', now)
    .limit(100)
    .execute();
  const failed: unknown[] = [];
  for (const { member_id, mails } of due) {
    const sent = db.transaction().execute((tx) => sendOne(mailer, tx, member_id, mails, now));
    await sent.catch((error: unknown) => failed.push(error));
  }
  if (failed.length) throw new AggregateError(failed, 'Some mails of notifications could not be written.');
  return due.length;
}

/** Delete the rows of notifications that were mailed 90 days ago or earlier. */
export async function deleteSentOutgoing(db: Database, now: string): Promise<void> {
  await db
    .withTables<NotificationTables>()
    .deleteFrom('notices.outgoing')
    .where('settled_at', '<', plusDays(now, -90))
    .execute();
}

/** Locks the rows and marks them as sent in the transaction of the e-mail, so that each is in at most one e-mail. */
async function sendOne(
  mailer: NotificationMailer,
  tx: Database,
  memberId: string,
  mails: Mails,
  now: string,
): Promise<void> {
  const ids = await lock(tx, memberId, mails, now);
  if (!ids.length) return;
  const preferences = await preferencesOf({ db: tx, kinds: mailer.kinds }, memberId);
  const free = afterQuiet(preferences.quietHours, now);
  if (free > now) return change(tx, ids, { due_at: free });
  await change(tx, ids, { settled_at: now });
  const recipient = await recipientOf(mailer, tx, memberId);
  const waiting = await newsOf(tx, ids, preferences, mails, now);
  const news = await openNotifications(mailer.eventStore.keys, memberId, waiting);
  if (!recipient || !news.length) return;
  // each line is one notification: who else is in its group has a line of their own
  const written = news.map((one) => ({ ...one, actors: one.actors?.slice(0, 1) ?? [] }));
  const rendered = await renderNotifications(mailer, written, {
    readerId: memberId,
    withWords: preferences.wordsInMail,
  });
  const links = unsubscribeLinks(mailer, memberId, mails);
  const mail = await mailer.outbox.write({
    cause: deterministicId(mails, ...news.map(({ id }) => id)),
    kind: `notice-${mails}`,
    to: recipient.email,
    person: memberId,
    content: emailOf(mailer, recipient.name, mails, rendered, links),
    usefulUntil: plusDays(now, 2),
    unsubscribe: links.oneClick,
  });
  await mail.enqueue(tx);
}

/** The ids of all notifications that wait for one e-mail of one member, once any of them is due. */
async function lock(tx: Database, memberId: string, mails: Mails, now: string): Promise<readonly string[]> {
  const waiting = await tx
    .withTables<NotificationTables>()
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
  return isDue ? waiting.map(({ notification_id }) => notification_id) : [];
}

async function change(
  tx: Database,
  ids: readonly string[],
  row: { readonly due_at: string } | { readonly settled_at: string },
): Promise<void> {
  await tx
    .withTables<NotificationTables>()
    .updateTable('notices.outgoing')
    .set(row)
    .where('notification_id', 'in', ids)
    .execute();
}

/** The notifications of this e-mail that its recipient still wants and has not read, newest first. Those that are
 *  hidden in the app count as unread. */
async function newsOf(
  tx: Database,
  ids: readonly string[],
  preferences: Preferences,
  mails: Mails,
  now: string,
): Promise<readonly (News & Pick<NotificationTable, 'sealed'>)[]> {
  const oldest = plusDays(now, -usefulDays);
  const rows = await tx
    .withTables<NotificationTables>()
    .selectFrom('notices.notification')
    .select(['id', 'type', 'kind', 'subtype', 'message', 'href', 'sealed', 'about', 'sent_at', 'read_at'])
    .where('id', 'in', ids)
    .orderBy('sent_at', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows
    .filter(({ kind, read_at }) => read_at === null || !isShown(preferences, kind))
    .filter(({ kind }) => isWanted(kind, mails, preferences))
    .filter(({ sent_at }) => mails === 'digest' || sent_at > oldest);
}

interface News {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly message: string;
  readonly href: string;
  readonly about: string;
}

const isWanted = (kind: string, mails: Mails, { channels }: Preferences): boolean =>
  (mails === 'digest' ? channels[kind]?.digest : channels[mails]?.mail) === true;

function emailOf(
  mailer: NotificationMailer,
  name: string,
  mails: Mails,
  rendered: readonly RenderedNotification[],
  links: ReturnType<typeof unsubscribeLinks>,
) {
  if (mails === 'digest') return digestEmail(name, rendered, links);
  const kindName = mailer.kinds.nameOf(mails);
  const [only, ...more] = rendered;
  return only && !more.length
    ? notificationEmail(name, kindName, only, links)
    : gatheredEmail(name, kindName, rendered, links);
}
