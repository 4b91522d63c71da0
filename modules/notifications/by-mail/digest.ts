import type { Database } from '../../kernel/database.js';
import { stateOf } from '../../kernel/decider.js';
import { idFrom } from '../../kernel/identifiers.js';
import { type InboxEvent, inboxEvents, isShown, kindOf } from '../inbox.events.js';
import { inboxDecider } from '../inbox.js';
import { digestLetter } from './letters.js';
import { type NoticePost, type NoticeTables, readerOf, type Sent, toldOf, waysOut } from './notice-post.js';
import { afterQuiet } from './times.js';

/** Write to everybody whose digest is due, 100 at a time: one mail for all that is still unread of what was kept since the last one, none when nothing is. Several
 *  processes may do this at once.
 *  out     how many members it was due for
 *  errors  AggregateError, after everybody else's is written; those are tried again the next time */
export async function sendDigests(post: NoticePost, db: Database, now: string): Promise<number> {
  const due = await db
    .withTables<NoticeTables>()
    .selectFrom('notices.digest')
    .select('member_id')
    .distinct()
    .where('settled_at', 'is', null)
    .where('due_at', '<=', now)
    .limit(100)
    .execute();
  const failed: unknown[] = [];
  for (const { member_id } of due) {
    const sent = db.transaction().execute((tx) => sendOne(post, tx, member_id, now));
    await sent.catch((error: unknown) => failed.push(error));
  }
  if (failed.length) throw new AggregateError(failed, 'Some digests could not be written.');
  return due.length;
}

/** Forget which notifications went into digests 90 days ago and earlier. */
export async function forgetDigests(db: Database, now: string): Promise<void> {
  await db
    .withTables<NoticeTables>()
    .deleteFrom('notices.digest')
    .where('settled_at', '<', new Date(Date.parse(now) - 90 * 86_400_000).toISOString())
    .execute();
}

/** The rows are settled in the transaction of the mail, and locked by whoever settles them: each is in one digest at most. */
async function sendOne(post: NoticePost, tx: Database, memberId: string, now: string): Promise<void> {
  const kept = await tx
    .withTables<NoticeTables>()
    .updateTable('notices.digest')
    .set({ settled_at: now })
    .where('notification_id', 'in', (rows) =>
      rows
        .selectFrom('notices.digest as d')
        .select('d.notification_id')
        .where('d.member_id', '=', memberId)
        .where('d.settled_at', 'is', null)
        .where('d.due_at', '<=', now)
        .orderBy('d.notification_id')
        .forUpdate()
        .skipLocked(),
    )
    .returning('notification_id')
    .execute();
  const ids = new Set(kept.map(({ notification_id }) => notification_id));
  const reader = ids.size ? await readerOf(post, tx, memberId) : undefined;
  if (!reader) return;
  const history = await post.journal.read(inboxEvents, memberId);
  const news = newsOf(history).filter(({ notificationId }) => ids.has(notificationId));
  if (!news.length) return;
  const ways = waysOut(post, memberId, 'digest');
  const told = await Promise.all(news.reverse().map((sent) => toldOf(post, sent)));
  const mail = await post.outbox.write({
    cause: idFrom('digest', ...news.map(({ notificationId }) => notificationId)),
    kind: 'notice-digest',
    to: reader.email,
    person: memberId,
    letter: digestLetter(reader.name, told, ways),
    notBefore: afterQuiet(stateOf(inboxDecider, history).preferences.quietHours, now),
    usefulUntil: new Date(Date.parse(now) + 2 * 86_400_000).toISOString(),
    unsubscribe: ways.stop,
  });
  await mail.put(tx);
}

/** What a member wants in the digest today and did not read, oldest first. What is kept out of the app cannot be read there: it is news. */
function newsOf(history: readonly InboxEvent[]): Sent[] {
  const { status, unread, preferences } = stateOf(inboxDecider, history);
  if (status === 'closed') return [];
  const unreadIds = new Set(unread.map(({ id }) => id));
  return history.flatMap((event) => {
    if (event.type !== 'NotificationSent') return [];
    const { notificationId, type } = event.data;
    const isNews = unreadIds.has(notificationId) || !isShown(preferences, type);
    return isNews && preferences.channels[kindOf(type)].digest ? [event.data] : [];
  });
}
