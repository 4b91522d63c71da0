import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { exportBoosts } from './boosts.export.js';
import { BoostsModule } from './boosts.module.js';
import { boosts } from './boosts.projection.js';

export const boostsManifest = defineManifest({
  name: 'projections/marketplace/boosts',
  nestModule: BoostsModule,
  projections: [boosts],
  exportSections: (context) => [exportBoosts(context)],
});
