import { type Kysely, sql } from 'kysely';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import {
  inboxEvents,
  isShown,
  kindOf,
  linesFrom,
  type NoticeKind,
  noticeKinds,
  type Preferences,
} from '../../modules/notifications/inbox/inbox.events.js';
import {
  createInbox,
  type NotificationTable,
  type PreferencesTable,
  type TitleTable,
} from './notifications.table.js';

const inbox = pick(
  inboxEvents,
  'NotificationSent',
  'NotificationRead',
  'AllNotificationsRead',
  'NotificationPreferencesSet',
  'InboxClosed',
);
const titled = pick(listingEvents, 'ListingDrafted', 'ListingRevised');
const erased = pick(memberEvents, 'MemberErased');

/** What each member was told, in lines. */
export const notifications = projection({
  name: 'notifications',
  version: 1,
  handles: [inbox, titled, erased],
  create: createInbox,
  async handle(tx, events) {
    const db = tx.withTables<Tables>();
    const titles = new Map<string, TitleTable>();
    for (const event of events) {
      if (event.type === 'ListingDrafted' || event.type === 'ListingRevised') {
        titles.set(event.entityId, titleIn(event));
        continue;
      }
      if (event.type === 'MemberErased') await writeTitles(db, titles);
      await enter(db, event);
    }
    await writeTitles(db, titles);
  },
});

type Tables = { notification: NotificationTable; preferences: PreferencesTable; title: TitleTable };
type InboxEvent = RecordedEvent<EventOf<typeof inbox> | EventOf<typeof erased>>;
type Titled = RecordedEvent<EventOf<typeof titled>>;
type Sent = Extract<InboxEvent, { readonly type: 'NotificationSent' }>;

async function enter(db: Kysely<Tables>, event: InboxEvent): Promise<void> {
  switch (event.type) {
    case 'NotificationSent':
      return send(db, event);
    case 'NotificationRead':
      await db
        .updateTable('notification')
        .set({ read_at: event.recordedAt })
        .where('id', 'in', event.data.notificationIds)
        .where('member_id', '=', event.entityId)
        .where('read_at', 'is', null)
        .execute();
      return;
    case 'AllNotificationsRead':
      return readAll(db, event.entityId, event.recordedAt);
    case 'NotificationPreferencesSet':
      return prefer(db, event.entityId, event.recordedAt, event.data);
    case 'InboxClosed':
      return forget(db, event.entityId);
    case 'MemberErased':
      await db.deleteFrom('title').where('seller_id', '=', event.entityId).execute();
      return forget(db, event.entityId);
    default:
      return unreachable(event);
  }
}

/** From the third of a run on, the newest stands for all of it. What is kept out of the app is born read. */
async function send(db: Kysely<Tables>, { entityId, position, data }: Sent): Promise<void> {
  const kind = kindOf(data.type);
  const isLine = data.run.nth >= linesFrom;
  await db
    .insertInto('notification')
    .values({
      id: data.notificationId,
      member_id: entityId,
      position,
      type: data.type,
      kind,
      subtype: data.subtype,
      message: data.message,
      href: data.href,
      about: data.about,
      run: data.run.id,
      count: isLine ? data.run.nth : 1,
      shown: true,
      sent_at: data.sentAt,
      read_at: sql<string | null>`(select ${data.sentAt}::timestamptz from preferences
        where member_id = ${entityId} and ${kind} = any(hidden))`,
    })
    .onConflict((same) => same.column('id').doNothing())
    .execute();
  if (!isLine) return;
  await db
    .updateTable('notification')
    .set({ shown: false })
    .where('run', '=', data.run.id)
    .where('position', '<', position)
    .where('shown', '=', true)
    .execute();
}

async function readAll(
  db: Kysely<Tables>,
  memberId: string,
  at: string,
  kinds: readonly NoticeKind[] = noticeKinds,
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null)
    .execute();
}

async function prefer(
  db: Kysely<Tables>,
  member_id: string,
  at: string,
  { channels, quietHours }: Preferences,
): Promise<void> {
  const hidden = noticeKinds.filter((kind) => !isShown({ channels, quietHours }, kind));
  const chosen = JSON.stringify({ channels, quietHours });
  await db
    .insertInto('preferences')
    .values({ member_id, hidden, chosen })
    .onConflict((known) => known.column('member_id').doUpdateSet({ hidden, chosen }))
    .execute();
  if (hidden.length) await readAll(db, member_id, at, hidden);
}

async function forget(db: Kysely<Tables>, memberId: string): Promise<void> {
  await db.deleteFrom('notification').where('member_id', '=', memberId).execute();
  await db.deleteFrom('preferences').where('member_id', '=', memberId).execute();
}

const titleIn = ({ entityId, data }: Titled): TitleTable => ({
  listing_id: entityId,
  seller_id: data.sellerId,
  title: data.words.title,
});

async function writeTitles(db: Kysely<Tables>, titles: Map<string, TitleTable>): Promise<void> {
  if (!titles.size) return;
  await db
    .insertInto('title')
    .values([...titles.values()])
    .onConflict((known) =>
      known.column('listing_id').doUpdateSet((row) => ({ title: row.ref('excluded.title') })),
    )
    .execute();
  titles.clear();
}
