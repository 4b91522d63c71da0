import type { Database } from '../../kernel/database.js';
import { stateOf } from '../../kernel/decider.js';
import type { Recorded } from '../../kernel/events.js';
import type { Sender } from '../../kernel/projection.js';
import { type InboxEvent, inboxEvents, kindOf, type Preferences } from '../inbox.events.js';
import { inboxDecider } from '../inbox.js';
import { noticeLetter } from './letters.js';
import { type NoticePost, type NoticeTables, readerOf, type Sent, toldOf, waysOut } from './notice-post.js';
import { afterQuiet, digestTime, houseZone, nextAt } from './times.js';

/** Whenever a member was told something, then a mail follows if the member wants one of this kind, or it is kept for the digest: never both. What
 *  the member wants is asked at this moment; quiet hours hold the mail back.
 *  source  README, By mail */
export function notifyByMail(post: NoticePost): Sender {
  return {
    name: 'notify-by-mail',
    families: [inboxEvents],
    take: async (tx, facts) => {
      for (const fact of facts as readonly Recorded<InboxEvent>[]) {
        if (fact.type === 'NotificationSent') await pass(post, tx, fact.id, fact.data);
        if (fact.type === 'InboxClosed') await forget(tx, fact.of);
      }
    },
  };
}

/** Later than this a notice is no news any more. */
const usefulFor = 3 * 86_400_000;

async function pass(post: NoticePost, tx: Database, factId: string, sent: Sent): Promise<void> {
  const { memberId, type } = sent;
  const { status, preferences } = stateOf(inboxDecider, await post.journal.read(inboxEvents, memberId));
  if (status === 'closed') return;
  const wanted = preferences.channels[kindOf(type)];
  if (wanted.mail) await write(post, tx, factId, sent, preferences);
  else if (wanted.digest) await keep(post, tx, sent, preferences);
}

async function write(
  post: NoticePost,
  tx: Database,
  cause: string,
  sent: Sent,
  { quietHours }: Preferences,
): Promise<void> {
  const { memberId, sentAt } = sent;
  const kind = kindOf(sent.type);
  const usefulUntil = new Date(Date.parse(sentAt) + usefulFor).toISOString();
  const notBefore = afterQuiet(quietHours, post.clock.now());
  const reader = await readerOf(post, tx, memberId);
  if (!reader || usefulUntil <= notBefore) return;
  const ways = waysOut(post, memberId, kind);
  const mail = await post.outbox.write({
    cause,
    kind: `notice-${kind}`,
    to: reader.email,
    person: memberId,
    letter: noticeLetter(reader.name, kind, await toldOf(post, sent), ways),
    notBefore,
    usefulUntil,
    unsubscribe: ways.stop,
  });
  await mail.put(tx);
}

async function keep(
  { clock }: NoticePost,
  tx: Database,
  { memberId, notificationId }: Sent,
  { quietHours }: Preferences,
): Promise<void> {
  await tx
    .withTables<NoticeTables>()
    .insertInto('notices.digest')
    .values({
      notification_id: notificationId,
      member_id: memberId,
      due_at: nextAt(digestTime, quietHours?.timeZone ?? houseZone, clock.now()),
      settled_at: null,
    })
    .onConflict((known) => known.doNothing())
    .execute();
}

async function forget(tx: Database, memberId: string): Promise<void> {
  await tx
    .withTables<NoticeTables>()
    .deleteFrom('notices.digest')
    .where('member_id', '=', memberId)
    .execute();
}
