import { defineManifest } from '../../modules/kernel/manifest/manifest.js';
import { events } from './events.projection.js';
import { EventsProjectionModule } from './events-projection.module.js';

export const eventsProjectionManifest = defineManifest({
  name: 'projections/events',
  nestModule: EventsProjectionModule,
  projections: [events],
});
