import { Module } from '@nestjs/common';
import { ItemsController } from './items.controller.js';
import { Items } from './items.service.js';
import { LabelsController } from './label/labels.controller.js';
import { ItemListings } from './listing-items.service.js';
import { LocationsController } from './locations.controller.js';
import { StorageLocations } from './locations.service.js';

@Module({
  controllers: [ItemsController, LabelsController, LocationsController],
  providers: [ItemListings, Items, StorageLocations],
})
export class InventoryModule {}
