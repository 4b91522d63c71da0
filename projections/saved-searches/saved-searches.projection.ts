import { sql } from 'kysely';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { unreachable } from '../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { savedSearchEvents } from '../../modules/saved-searches/search/saved-search.events.js';
import { watchEvents } from '../../modules/saved-searches/watch/watch.events.js';

const handles = [savedSearchEvents, watchEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Saved searches and watched listings, for their members and for the jobs that tell of what is new. */
export const savedSearches = projection({
  name: 'saved-searches',
  version: 1,
  handles,
  create: `
    create table search (
      id text primary key,
      member_id text not null,
      name text not null,
      address text not null,
      query jsonb not null,
      alerts text not null,
      by_mail boolean not null,
      saved_at timestamptz not null
    );
    create index on search (member_id);
    create index on search (alerts);
    create table watch (
      member_id text not null,
      listing_id text not null,
      watched_at timestamptz not null,
      primary key (member_id, listing_id)
    );
    create index on watch (listing_id);
  `,
  handle: async (tx, events) => {
    for (const event of events) await write(tx, event);
  },
});

async function write(tx: DatabaseTransaction, event: Handled): Promise<void> {
  const { entityId: id, recordedAt } = event;
  switch (event.type) {
    case 'SearchSaved': {
      const { memberId, name, address, query, alerts, byMail } = event.data;
      await sql`insert into search values (${id}, ${memberId}, ${name}, ${address}, ${JSON.stringify(query)}::jsonb, ${alerts},
        ${byMail}, ${recordedAt}) on conflict do nothing`.execute(tx);
      return;
    }
    case 'SearchChanged': {
      const { name, alerts, byMail } = event.data;
      await sql`update search set name = ${name}, alerts = ${alerts}, by_mail = ${byMail} where id = ${id}`.execute(
        tx,
      );
      return;
    }
    case 'AlertsStopped':
      await sql`update search set alerts = 'none' where id = ${id}`.execute(tx);
      return;
    case 'SearchDeleted':
      await sql`delete from search where id = ${id}`.execute(tx);
      return;
    case 'ListingWatched':
      await sql`insert into watch values (${event.data.memberId}, ${event.data.listingId}, ${recordedAt})
        on conflict do nothing`.execute(tx);
      return;
    case 'ListingUnwatched':
      await sql`delete from watch where member_id = ${event.data.memberId} and listing_id = ${event.data.listingId}`.execute(
        tx,
      );
      return;
    case 'MemberErased':
      await sql`delete from search where member_id = ${id}`.execute(tx);
      await sql`delete from watch where member_id = ${id}`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}
