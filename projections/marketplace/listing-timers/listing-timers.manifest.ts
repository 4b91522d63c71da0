import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { listingTimers } from './listing-timers.projection.js';

export const listingTimersManifest = defineManifest({
  name: 'projections/marketplace/listing-timers',
  projections: [listingTimers],
});
