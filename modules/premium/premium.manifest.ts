import { defineManifest } from '../kernel/manifest/manifest.js';

export const premiumManifest = defineManifest({
  name: 'premium',
});
