import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { ShowsProjectionModule } from './shows.module.js';
import { shows } from './shows.projection.js';

export const showsManifest = defineManifest({
  name: 'projections/orders/shows',
  nestModule: ShowsProjectionModule,
  projections: [shows],
});
