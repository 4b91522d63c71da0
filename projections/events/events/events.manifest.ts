import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { EventsProjectionModule } from './events.module.js';
import { events } from './events.projection.js';

export const eventsProjectionManifest = defineManifest({
  name: 'projections/events/events',
  nestModule: EventsProjectionModule,
  projections: [events],
});
