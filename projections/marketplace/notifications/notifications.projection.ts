import { sql } from 'kysely';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { pick } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import { createTitles, type TitleTable } from './notifications.table.js';

/** The current titles of listings, for notifications: messages contain no words of other members. */
export const notifications = projection({
  name: 'notifications',
  version: 1,
  handles: [pick(listingEvents, 'ListingDrafted', 'ListingRevised'), pick(memberEvents, 'MemberErased')],
  create: createTitles,
  async handle(tx, events, copyRows) {
    const titles = new Map<string, TitleTable>();
    const added = new Set<string>();
    const erased: string[] = [];
    for (const { type, entityId, data } of events) {
      if (type === 'ListingDrafted' && copyRows) added.add(entityId);
      if (type === 'MemberErased') erased.push(entityId);
      else titles.set(entityId, { listing_id: entityId, seller_id: data.sellerId, title: data.words.title });
    }
    const rows = [...titles.values()];
    const isNew = ({ listing_id }: TitleTable) => added.has(listing_id);
    await copyRows?.(
      'title',
      ['listing_id', 'seller_id', 'title'],
      rows.filter(isNew).map(({ listing_id, seller_id, title }) => [listing_id, seller_id, title]),
    );
    const others = rows.filter((row) => !isNew(row));
    if (others.length)
      await sql`insert into title select * from json_populate_recordset(null::title, ${JSON.stringify(others)})
        on conflict (listing_id) do update set title = excluded.title`.execute(tx);
    if (erased.length) await sql`delete from title where seller_id = any(${erased})`.execute(tx);
  },
});
