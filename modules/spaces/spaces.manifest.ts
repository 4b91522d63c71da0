import { defineManifest } from '../kernel/manifest/manifest.js';
import { deleteMapPictures } from './map/delete-map-pictures.reactor.js';
import { exportMapPictures } from './map/map-pictures.export.js';
import { spaceMapContent } from './map/space-map.content.js';
import { spaceMapEvents } from './map/space-map.events.js';
import { SpacesModule } from './spaces.module.js';

export const spacesManifest = defineManifest({
  name: 'spaces',
  nestModule: SpacesModule,
  streams: [spaceMapEvents],
  contents: [spaceMapContent],
  reactors: (context) => [deleteMapPictures(context)],
  exportSections: (context) => [exportMapPictures(context)],
});
