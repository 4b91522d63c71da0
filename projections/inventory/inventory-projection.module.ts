import { Global, Module } from '@nestjs/common';
import { LOCATION_CONTENTS } from '../../modules/inventory/inventory.ports.js';
import { LABELS } from '../../modules/inventory/label/labels.ports.js';
import { SHARE_LINKS } from '../../modules/inventory/share-link/share-links.ports.js';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../modules/marketplace/storefronts.ports.js';
import { InventoryController } from './inventory.controller.js';

import { labelDetails } from './labels.queries.js';
import { locationContents } from './locations.queries.js';
import { PublicItemsController } from './public-items.controller.js';
import { ScanningController } from './scanning.controller.js';
import { ShareLinksController } from './share-links.controller.js';
import { shareLinks } from './share-links.queries.js';

const contents = { provide: LOCATION_CONTENTS, inject: [DATABASE], useFactory: locationContents };
const labels = { provide: LABELS, inject: [DATABASE], useFactory: labelDetails };
const links = {
  provide: SHARE_LINKS,
  inject: [DATABASE, STOREFRONTS],
  useFactory: (db: Database, storefronts: Storefronts) => shareLinks({ db, storefronts }),
};

@Global()
@Module({
  controllers: [InventoryController, PublicItemsController, ScanningController, ShareLinksController],
  providers: [contents, labels, links],
  exports: [contents, labels, links],
})
export class InventoryProjectionModule {}
