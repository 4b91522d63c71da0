import { defineManifest } from '../kernel/manifest/manifest.js';

export const adsManifest = defineManifest({
  name: 'ads',
});
