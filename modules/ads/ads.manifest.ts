import { defineManifest } from '../kernel/manifest/manifest.js';
import { adEvents } from './ad/ad.events.js';
import { adsMigrations } from './ads.migrations.js';
import { AdsModule } from './ads.module.js';

export const adsManifest = defineManifest({
  name: 'ads',
  nestModule: AdsModule,
  migrations: adsMigrations,
  streams: [adEvents],
});
