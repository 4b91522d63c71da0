import { defineManifest } from '../kernel/manifest/manifest.js';
import { PHOTOS } from '../media/photos.ports.js';
import { finishSplitAndMerge } from './finish-split-and-merge.reactor.js';
import { deleteOldImportsJob } from './import/delete-old-imports.job.js';
import { importItems } from './import/import-items.job.js';
import { exportImports } from './import/imports.export.js';
import { inventoryMigrations } from './inventory.migrations.js';
import { InventoryModule } from './inventory.module.js';
import { ownInventory, saleRequest } from './inventory.notification-kinds.js';
import { itemContent } from './item/item.content.js';
import { itemEvents } from './item/item.events.js';
import { itemNotifications } from './item/item.notifications.js';
import { remindOfLoansJob } from './item/remind-of-loans.job.js';
import { labelEvents } from './label/label.events.js';
import { locationContent } from './location/location.content.js';
import { locationEvents } from './location/location.events.js';
import { rearrangementEvents } from './rearrangement/rearrangement.events.js';
import { scanSessionContent } from './scan-session/scan-session.content.js';
import { scanSessionEvents } from './scan-session/scan-session.events.js';
import { deleteScans } from './share-link/delete-scans.reactor.js';
import { shareLinkContent } from './share-link/share-link.content.js';
import { shareLinkEvents } from './share-link/share-link.events.js';
import { shareLinkClosed } from './share-link/share-link-closed.effect.js';

export const inventoryManifest = defineManifest({
  name: 'inventory',
  migrations: inventoryMigrations,
  nestModule: InventoryModule,
  streams: [itemEvents, locationEvents, labelEvents, rearrangementEvents, scanSessionEvents, shareLinkEvents],
  contents: [itemContent, locationContent, scanSessionContent, shareLinkContent],
  effects: [shareLinkClosed],
  reactors: (context) => [finishSplitAndMerge({ ...context, photos: context.get(PHOTOS) }), deleteScans],
  jobs: (context) => [importItems(context), deleteOldImportsJob(context), remindOfLoansJob(context)],
  notificationTypes: [saleRequest, ownInventory],
  notifications: itemNotifications,
  exportSections: (context) => [exportImports(context)],
});
