import { type RawBuilder, sql } from 'kysely';
import { type AdEvent, adEvents } from '../../../modules/ads/ad/ad.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createAds } from './ads.table.js';

/** All ads, as they are now. */
export const ads = projection({
  name: 'ads',
  version: 1,
  handles: [adEvents],
  create: createAds,
  async handle(tx, events) {
    for (const event of events) await statementOf(event).execute(tx);
  },
});

function statementOf(event: RecordedEvent<AdEvent>): RawBuilder<unknown> {
  switch (event.type) {
    case 'AdDrafted':
      return sql`insert into ad (id, status, words, version, drafted)
        values (${event.entityId}, 'draft', ${JSON.stringify(event.data.words)}, ${event.version}, ${event.position})`;
    case 'AdChanged':
      return changed(event, sql`words = ${JSON.stringify(event.data.words)}`);
    case 'AdPictureChanged': {
      const { photo, alt } = event.data;
      return changed(event, sql`photo = ${photo && JSON.stringify(photo)}, alt = ${alt}`);
    }
    case 'AdStarted':
      return changed(event, sql`status = 'running'`);
    case 'AdPaused':
      return changed(event, sql`status = 'paused'`);
    case 'AdEnded':
      return changed(event, sql`status = 'ended'`);
    default:
      return unreachable(event);
  }
}

const changed = ({ entityId, version }: RecordedEvent<AdEvent>, to: RawBuilder<unknown>) =>
  sql`update ad set ${to}, version = ${version} where id = ${entityId}`;
