import { defineManifest } from '../kernel/manifest/manifest.js';

export const paymentsManifest = defineManifest({
  name: 'payments',
});
