import { defineManifest } from '../kernel/manifest/manifest.js';
import { MediaModule } from './media.module.js';

export const mediaManifest = defineManifest({ name: 'media', nestModule: MediaModule });
