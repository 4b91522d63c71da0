import { Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { DATABASE, LOG } from '../kernel/config/tokens.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { OFFERED_ITEMS, type OfferedItems } from '../marketplace/offered-items.ports.js';
import { ImportRunner } from './import/import-runner.js';
import { ImportsController } from './import/imports.controller.js';
import { Imports } from './import/imports.service.js';
import { TableReader } from './import/table-reader.js';
import { INSTALLATIONS } from './installations.ports.js';
import { InstallationsService } from './installations.service.js';
import { listingsOfSameItems } from './item-listings.shared.js';
import { ItemsController } from './items.controller.js';
import { Items } from './items.service.js';
import { LabelsController } from './label/labels.controller.js';
import { PdfDrawer } from './label/pdf-drawer.js';
import { ItemListings } from './listing-items.service.js';
import { LocationsController } from './locations.controller.js';
import { StorageLocations } from './locations.service.js';
import { itemsSinceSale } from './restock.shared.js';
import { ScanSessionsController } from './scan-session/scan-sessions.controller.js';
import { ScanSessions } from './scan-session/scan-sessions.service.js';
import { UndoScans } from './scan-session/undo-scans.service.js';
import { ShareLinksController } from './share-link/share-links.controller.js';
import { ShareLinks } from './share-link/share-links.service.js';
import { TransfersController } from './transfer/transfers.controller.js';
import { Transfers } from './transfer/transfers.service.js';

const reader = { provide: TableReader, inject: [LOG], useFactory: (log: Logger) => new TableReader(log) };

const offeredItems = {
  provide: OFFERED_ITEMS,
  inject: [DATABASE, DomainEventStore],
  useFactory: (db: Database, eventStore: DomainEventStore): OfferedItems => ({
    sinceSale: (listingId) => itemsSinceSale({ db, eventStore }, listingId),
    otherListingsOf: (listingId, ownerId) => listingsOfSameItems(db, listingId, ownerId),
  }),
};

const installations = { provide: INSTALLATIONS, useClass: InstallationsService };

@Global()
@Module({
  controllers: [
    ImportsController,
    ItemsController,
    LabelsController,
    LocationsController,
    ScanSessionsController,
    ShareLinksController,
    TransfersController,
  ],
  providers: [
    ImportRunner,
    Imports,
    ItemListings,
    Items,
    PdfDrawer,
    ScanSessions,
    ShareLinks,
    StorageLocations,
    Transfers,
    UndoScans,
    installations,
    offeredItems,
    reader,
  ],
  exports: [installations, offeredItems],
})
export class InventoryModule {}
