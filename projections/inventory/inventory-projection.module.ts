import { Global, Module } from '@nestjs/common';
import { LOCATION_CONTENTS } from '../../modules/inventory/inventory.ports.js';
import { LABELS } from '../../modules/inventory/label/labels.ports.js';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import { InventoryController } from './inventory.controller.js';

import { labelDetails } from './labels.queries.js';
import { locationContents } from './locations.queries.js';
import { PublicItemsController } from './public-items.controller.js';
import { ScanningController } from './scanning.controller.js';

const contents = { provide: LOCATION_CONTENTS, inject: [DATABASE], useFactory: locationContents };
const labels = { provide: LABELS, inject: [DATABASE], useFactory: labelDetails };

@Global()
@Module({
  controllers: [InventoryController, PublicItemsController, ScanningController],
  providers: [contents, labels],
  exports: [contents, labels],
})
export class InventoryProjectionModule {}
