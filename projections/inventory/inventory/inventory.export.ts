import { mapInTurns } from '../../../modules/kernel/async/map-in-turns.js';
import type { ExportSection } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { signedPhotos } from '../../../modules/media/photo-addresses.shared.js';
import { photoBlob } from '../../../modules/media/photo-blobs.shared.js';
import type { InventoryTables } from './inventory.table.js';
import { itemDetail } from './item-views.js';
import { locationTree } from './locations.queries.js';
import { placesOf } from './places.queries.js';
import { scanSessionsOf } from './scan-sessions.queries.js';
import { shareAddress, shareLinksOf } from './share-links.queries.js';

/** A member's inventory in their archive: every item, place and share link as they are now, with the photos, and every scan session. */
export const exportInventory = ({
  db,
  eventStore,
  clock,
  environment,
  secret,
}: Pick<ModuleContext, 'db' | 'eventStore' | 'clock' | 'environment' | 'secret'>): ExportSection => {
  const rowsOf = (memberId: string) =>
    db
      .withTables<InventoryTables>()
      .selectFrom('inventory.item')
      .selectAll()
      .where('owner_id', '=', memberId)
      .orderBy('id')
      .execute();
  return {
    file: 'inventory.json',
    read: async (memberId) => {
      const places = await placesOf(db, memberId);
      const showPhoto = signedPhotos(secret, clock);
      return {
        locations: await locationTree({ db, showPhoto }, memberId, { archived: true }),
        shareLinks: await shareLinksOf(
          db,
          memberId,
          clock.now(),
          shareAddress(environment.publicUrl, secret),
        ),
        items: await mapInTurns(await rowsOf(memberId), (row) => itemDetail(row, places, showPhoto)),
        scanSessions: await scanSessionsOf({ db, eventStore }, memberId),
      };
    },
    blobs: async (memberId) =>
      (await rowsOf(memberId)).flatMap(({ id, kept }) =>
        kept.photos.map((photo, at) => ({
          path: `inventory/${id}/${at + 1}.webp`,
          blob: photoBlob(photo.id, 'zoom'),
        })),
      ),
  };
};
