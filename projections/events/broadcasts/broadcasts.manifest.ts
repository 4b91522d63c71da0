import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { BroadcastsProjectionModule } from './broadcasts.module.js';
import { broadcasts } from './broadcasts.projection.js';

export const broadcastsManifest = defineManifest({
  name: 'projections/events/broadcasts',
  nestModule: BroadcastsProjectionModule,
  projections: [broadcasts],
});
