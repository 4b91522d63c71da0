import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { EventsController } from './events.controller.js';
import { events } from './events.projection.js';

export const eventsProjectionManifest = defineManifest({
  name: 'projections/events/events',
  controllers: [EventsController],
  projections: [events],
});
