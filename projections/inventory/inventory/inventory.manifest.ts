import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportInventory } from './inventory.export.js';
import { InventoryProjectionModule } from './inventory.module.js';
import { inventory } from './inventory.projection.js';

export const inventoryProjectionManifest = defineManifest({
  name: 'projections/inventory/inventory',
  nestModule: InventoryProjectionModule,
  projections: [inventory],
  exportSections: (context) => [exportInventory(context)],
});
