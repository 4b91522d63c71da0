import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { AdsProjectionModule } from './ads.module.js';
import { ads } from './ads.projection.js';

export const adsProjectionManifest = defineManifest({
  name: 'projections/ads/ads',
  nestModule: AdsProjectionModule,
  projections: [ads],
});
