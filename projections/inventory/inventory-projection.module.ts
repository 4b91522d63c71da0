import { Global, Module } from '@nestjs/common';
import { LOCATION_CONTENTS } from '../../modules/inventory/inventory.ports.js';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import { InventoryController } from './inventory.controller.js';
import { locationContents } from './locations.queries.js';

const contents = { provide: LOCATION_CONTENTS, inject: [DATABASE], useFactory: locationContents };

@Global()
@Module({ controllers: [InventoryController], providers: [contents], exports: [contents] })
export class InventoryProjectionModule {}
