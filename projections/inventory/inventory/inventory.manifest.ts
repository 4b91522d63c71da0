import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportInventory } from './inventory.export.js';
import { inventory } from './inventory.projection.js';
import { InventoryProjectionModule } from './inventory-projection.module.js';

export const inventoryProjectionManifest = defineManifest({
  name: 'projections/inventory/inventory',
  nestModule: InventoryProjectionModule,
  projections: [inventory],
  exportSections: (context) => [exportInventory(context)],
});
