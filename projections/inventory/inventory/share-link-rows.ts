import { sql } from 'kysely';
import type { shareLinkEvents } from '../../../modules/inventory/share-link/share-link.events.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';

/** Write the rows of share links: each is made once and revoked at most once; decisions close and open it. */
export async function writeShareLinks(
  tx: DatabaseTransaction,
  events: readonly RecordedEvent<EventOf<typeof shareLinkEvents>>[],
): Promise<void> {
  for (const { type, data, entityId, recordedAt } of events) {
    if (type === 'ShareLinkMade')
      await sql`insert into share_link (id, owner_id, title, scope, location_id, tag, item_ids, show_prices, show_places, ends_at,
          made_at, token_digest)
        values (${entityId}, ${data.ownerId}, ${data.title}, ${data.scope}, ${data.locationId}, ${data.tag}, ${data.itemIds},
          ${data.showPrices}, ${data.showPlaces}, ${data.endsAt}, ${recordedAt}, ${data.tokenDigest}) on conflict (id) do nothing`.execute(
        tx,
      );
    else if (type === 'ShareLinkRevoked')
      await sql`update share_link set revoked_at = ${recordedAt} where id = ${entityId}`.execute(tx);
    else
      await sql`update share_link set is_closed = ${type === 'ShareLinkClosed'} where id = ${entityId}`.execute(
        tx,
      );
  }
}
