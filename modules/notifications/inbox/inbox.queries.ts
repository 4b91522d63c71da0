import { type Kysely, sql } from 'kysely';
import type { Contents } from '../../kernel/content/contents.js';
import type { PersonKeys } from '../../kernel/encryption/person-keys.js';
import type { QueryOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { ActorNames } from '../actor-names.ports.js';
import { groupedFrom } from '../grouping.rules.js';
import { readMessages } from '../message.js';
import type { NotificationKinds } from '../notification-kinds.js';
import type { listNotifications, NotificationView } from '../notifications.contract.js';
import type { NotificationTables } from '../notifications.tables.js';
import { hiddenKinds } from '../preferences.rules.js';
import { type PreferencesSource, preferencesOf } from './preferences.queries.js';
import { openNotifications } from './sealed-notifications.js';

interface Source {
  readonly db: Database;
  readonly contents: Pick<Contents, 'titlesOf' | 'typeOf' | 'firstLinesOf'>;
  readonly names: ActorNames;
  readonly kinds: NotificationKinds;
  readonly keys: Pick<PersonKeys, 'getMany'>;
}

/** A page of a member's list, newest first; `before` is the last item of the previous page.
 *  units  now: ISO-8601 UTC */
export async function itemsOf(
  { db, kinds, contents, names, keys }: Source,
  memberId: string,
  { before, limit, unread }: QueryOf<typeof listNotifications>,
  now: string,
): Promise<NotificationView[]> {
  let page = (await shownTo({ db, kinds }, memberId))
    .select(['id', 'type', 'subtype', 'message', 'href', 'sealed', 'about', 'nth', 'sent_at', 'read_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit);
  if (unread !== undefined) page = page.where('read_at', unread === 'true' ? 'is' : 'is not', null);
  if (before !== undefined) page = page.where(isAfter(memberId, before));
  const rows = await openNotifications(keys, memberId, await page.execute());
  const source = { contents, names, titlesOf: contents.titlesOf };
  const written = rows.map((row) =>
    row.nth >= groupedFrom ? row : { ...row, actors: row.actors?.slice(0, 1) ?? [] },
  );
  const messages = await readMessages(source, written, { readerId: memberId, now, withWords: true });
  return rows.map(({ id, type, subtype, message, href, nth, sent_at, read_at }, at) => ({
    id,
    type,
    label: kinds.labelOf(type, subtype),
    subtype,
    message: messages[at]?.message ?? message,
    read: read_at !== null,
    createdAt: sent_at,
    href,
    count: nth >= groupedFrom ? nth : 1,
  }));
}

/** How many items of a member's list are unread. */
export async function countUnreadOf(source: PreferencesSource, memberId: string): Promise<number> {
  const { unread } = await (await shownTo(source, memberId))
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

async function shownTo(source: PreferencesSource, memberId: string) {
  const inbox: Kysely<NotificationTables> = source.db.withTables<NotificationTables>();
  const hidden = hiddenKinds(await preferencesOf(source, memberId));
  const shown = inbox
    .selectFrom('notices.notification')
    .where('member_id', '=', memberId)
    .where('shown', '=', true);
  return hidden.length ? shown.where('kind', 'not in', hidden) : shown;
}

/** After this item in the list; two values, so that the index serves it. */
const isAfter = (memberId: string, id: string) => {
  const last = sql`from notices.notification where id = ${id} and member_id = ${memberId}`;
  return sql<boolean>`(sent_at, seq) < ((select sent_at ${last}), (select seq ${last}))`;
};
