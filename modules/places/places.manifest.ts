import { defineManifest } from '../kernel/manifest/manifest.js';
import { PlacesModule } from './places.module.js';

export const placesManifest = defineManifest({ name: 'places', nestModule: PlacesModule });
