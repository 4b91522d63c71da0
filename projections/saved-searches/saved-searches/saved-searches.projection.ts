import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { savedSearchEvents } from '../../../modules/saved-searches/search/saved-search.events.js';
import { watchEvents } from '../../../modules/saved-searches/watch/watch.events.js';
import { openSearches, type SealedSearch, sealWords } from './sealed-searches.js';

const handles = [savedSearchEvents, watchEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Saved searches and watched listings, for their members and for the jobs that notify of new listings. */
export const savedSearches = projection({
  name: 'saved-searches',
  version: 2,
  handles,
  create: `
    create table search (
      id text primary key,
      member_id text not null,
      sealed text, -- name, address and query, encrypted under the member's key; null once the key is gone
      alerts text not null,
      by_mail boolean not null,
      saved_at timestamptz not null,
      version int not null
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
  handle: async (tx, events, _copyRows, keys) => {
    for (const event of events) await write(tx, event, keys);
  },
});

async function write(
  tx: DatabaseTransaction,
  event: Handled,
  keys: Pick<PersonKeys, 'getMany'> | undefined,
): Promise<void> {
  const { entityId: id, recordedAt, version } = event;
  switch (event.type) {
    case 'SearchSaved': {
      const { memberId, name, address, query, alerts, byMail } = event.data;
      const sealed = await sealWords(keys, memberId, id, { name, address, query });
      await sql`insert into search values (${id}, ${memberId}, ${sealed}, ${alerts}, ${byMail}, ${recordedAt}, ${version})
        on conflict do nothing`.execute(tx);
      return;
    }
    case 'SearchChanged': {
      const { memberId, name, alerts, byMail } = event.data;
      const sealed = await renamed(tx, keys, { id, memberId, name });
      await sql`update search set sealed = ${sealed}, alerts = ${alerts}, by_mail = ${byMail}, version = ${version}
        where id = ${id}`.execute(tx);
      return;
    }
    case 'AlertsStopped':
      await sql`update search set alerts = 'none', version = ${version} where id = ${id}`.execute(tx);
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

/** The words of a renamed search. */
async function renamed(
  tx: DatabaseTransaction,
  keys: Pick<PersonKeys, 'getMany'> | undefined,
  { id, memberId, name }: { readonly id: string; readonly memberId: string; readonly name: string },
): Promise<string | null> {
  const { rows } =
    await sql<SealedSearch>`select id, member_id as "memberId", sealed from search where id = ${id}`.execute(
      tx,
    );
  const [search] = keys ? await openSearches(keys, rows) : [];
  if (!search) return null;
  const { address, query } = search;
  return sealWords(keys, memberId, id, { name, address, query });
}
