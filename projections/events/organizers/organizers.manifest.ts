import { defineManifest } from '../../../modules/kernel/manifest/manifest.js';
import { OrganizersProjectionModule } from './organizers.module.js';
import { organizers } from './organizers.projection.js';

export const organizersManifest = defineManifest({
  name: 'projections/events/organizers',
  nestModule: OrganizersProjectionModule,
  projections: [organizers],
});
