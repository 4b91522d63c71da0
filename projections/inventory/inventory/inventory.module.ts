import { Global, Module } from '@nestjs/common';
import { INVENTORY_LOOKUP, LOCATION_CONTENTS } from '../../../modules/inventory/inventory.ports.js';
import { LABELS } from '../../../modules/inventory/label/labels.ports.js';
import { SHARE_LINKS } from '../../../modules/inventory/share-link/share-links.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { ExportController } from './export.controller.js';
import { InventoryController } from './inventory.controller.js';
import { inventoryLookup } from './inventory-lookup.queries.js';

import { labelDetails } from './labels.queries.js';
import { locationContents } from './locations.queries.js';
import { PublicItemsController } from './public-items.controller.js';
import { ScanningController } from './scanning.controller.js';
import { ShareLinksController } from './share-links.controller.js';
import { shareLinks } from './share-links.queries.js';
import { TransfersReadController } from './transfers.controller.js';

const contents = { provide: LOCATION_CONTENTS, inject: [DATABASE], useFactory: locationContents };
const labels = { provide: LABELS, inject: [DATABASE], useFactory: labelDetails };
const lookup = { provide: INVENTORY_LOOKUP, inject: [DATABASE], useFactory: inventoryLookup };
const links = {
  provide: SHARE_LINKS,
  inject: [DATABASE, STOREFRONTS, MEMBER_RELATIONS],
  useFactory: (db: Database, storefronts: Storefronts, relations: MemberRelations) =>
    shareLinks({ db, storefronts, relations }),
};

@Global()
@Module({
  controllers: [
    ExportController,
    InventoryController,
    PublicItemsController,
    ScanningController,
    ShareLinksController,
    TransfersReadController,
  ],
  providers: [contents, labels, links, lookup],
  exports: [contents, labels, links, lookup],
})
export class InventoryProjectionModule {}
