import { defineManifest } from '../kernel/manifest/manifest.js';

export const donationsManifest = defineManifest({
  name: 'donations',
});
