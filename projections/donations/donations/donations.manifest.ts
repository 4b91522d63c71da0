import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { DonationsProjectionModule } from './donations.module.js';
import { donations } from './donations.projection.js';

export const donationsProjectionManifest = defineManifest({
  name: 'projections/donations/donations',
  nestModule: DonationsProjectionModule,
  projections: [donations],
});
