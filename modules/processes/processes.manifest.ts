import { defineManifest } from '../kernel/manifest/manifest.js';
import { comeOfAge } from './come-of-age.process.js';
import { deleteUnusedPhotos } from './delete-unused-photos.reactor.js';
import { endDueListings } from './end-due-listings.process.js';
import { endGrants } from './end-grants.process.js';
import { eraseDue } from './erase-member.process.js';
import { exportListings } from './listings.export.js';
import { notifyInvitedGuardian } from './notify-invited-guardian.reactor.js';
import {
  pauseForMinors,
  pauseForSuspended,
  pauseUnsupervised,
} from './pause-unsupervised-listings.process.js';
import { ProcessesModule } from './processes.module.js';
import { remindOfEnds } from './remind-of-ends.process.js';

export const processesManifest = defineManifest({
  name: 'processes',
  nestModule: ProcessesModule,
  reactors: (context) => [
    notifyInvitedGuardian(context.eventStore),
    deleteUnusedPhotos(context),
    pauseForMinors(context),
    pauseForSuspended(context),
  ],
  jobs: (context) => [
    { name: 'come of age', every: 3_600_000, run: (now) => comeOfAge(context, now) },
    { name: 'end grants', run: (now) => endGrants(context, now) },
    { name: 'erase members', run: (now) => eraseDue(context, now) },
    { name: 'pause unsupervised listings', run: (now) => pauseUnsupervised(context, now) },
    { name: 'end due listings', run: (now) => endDueListings(context, now) },
    { name: 'remind of ends', run: (now) => remindOfEnds(context, now) },
  ],
  exportSections: (context) => [exportListings(context)],
});
