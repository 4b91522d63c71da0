import { type Kysely, sql } from 'kysely';
import { plusDays } from '../../modules/kernel/decider/time.js';
import type { QueryOf } from '../../modules/kernel/http/contract.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { naming, Preferences, usualPreferences } from '../../modules/notifications/inbox/inbox.events.js';
import type {
  listNotifications,
  NotificationView,
} from '../../modules/notifications/notifications.contract.js';
import type { NotificationTable, PreferencesTable, TitleTable } from './notifications.table.js';

/** A member's lines, newest first; `before` is the last line of the page before.
 *  source  spec section 7 */
export async function linesOf(
  db: Database,
  memberId: string,
  { before, limit, unread }: QueryOf<typeof listNotifications>,
): Promise<NotificationView[]> {
  const inbox = inboxOf(db);
  let lines = shownTo(inbox, memberId)
    .leftJoin('notifications.title as t', 't.listing_id', 'n.about')
    .select([
      'n.id',
      'n.type',
      'n.subtype',
      'n.message',
      'n.href',
      'n.count',
      'n.sent_at',
      'n.read_at',
      't.title',
    ])
    .orderBy('n.position', 'desc')
    .limit(limit);
  if (unread !== undefined) lines = lines.where('n.read_at', unread === 'true' ? 'is' : 'is not', null);
  if (before !== undefined) {
    lines = lines.where('n.position', '<', (sub) =>
      sub
        .selectFrom('notifications.notification as last')
        .select('last.position')
        .where('last.id', '=', before)
        .where('last.member_id', '=', memberId),
    );
  }
  return (await lines.execute()).map(
    ({ id, type, subtype, message, href, count, sent_at, read_at, title }) => ({
      id,
      type,
      subtype,
      message: naming(message, title),
      read: read_at !== null,
      createdAt: sent_at,
      href,
      count,
    }),
  );
}

/** How many lines of a member's inbox are unread. */
export async function unreadOf(db: Database, memberId: string): Promise<number> {
  const { unread } = await shownTo(inboxOf(db), memberId)
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('n.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** What a member chose, or the usual. */
export async function preferencesOf(db: Database, memberId: string): Promise<Preferences> {
  const row = await inboxOf(db)
    .selectFrom('notifications.preferences')
    .select('chosen')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? Preferences.parse(row.chosen) : usualPreferences;
}

/** Forget what was read 90 days ago and earlier.
 *  source  product.md section 3d */
export async function deleteReadNotifications(db: Database, now: string): Promise<number> {
  const { numDeletedRows } = await inboxOf(db)
    .deleteFrom('notifications.notification')
    .where('read_at', '<', plusDays(now, -keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const keptDays = 90;

type Tables = {
  'notifications.notification': NotificationTable;
  'notifications.preferences': PreferencesTable;
  'notifications.title': TitleTable;
};

const inboxOf = (db: Database): Kysely<Tables> => db.withTables<Tables>();

function shownTo(inbox: Kysely<Tables>, memberId: string) {
  return inbox
    .selectFrom('notifications.notification as n')
    .where('n.member_id', '=', memberId)
    .where('n.shown', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notifications.preferences as p')
            .select('p.member_id')
            .where('p.member_id', '=', memberId)
            .where(sql<boolean>`n.kind = any(p.hidden)`),
        ),
      ),
    );
}
