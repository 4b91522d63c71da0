import { defineManifest } from '../kernel/manifest/manifest.js';
import { MEMBER_ACCESS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { alertPriceDropsJob } from './alert-price-drops.job.js';
import { alertSavedSearchesJob } from './alert-saved-searches.job.js';
import { comeOfAgeJob } from './come-of-age.job.js';
import { deleteUnusedPhotos } from './delete-unused-photos.reactor.js';
import { digestMatchesJob } from './digest-matches.job.js';
import { endDueDealsJob } from './end-due-deals.job.js';
import { endDueListingsJob } from './end-due-listings.job.js';
import { endGrantsJob } from './end-grants.job.js';
import { eraseMembersJob } from './erase-members.job.js';
import { followDeals } from './follow-deals.process.js';
import { followListings } from './follow-listings.process.js';
import { exportListings } from './listings.export.js';
import { tellEndedOffers } from './notify-ended-offers.reactor.js';
import { notifyInvitedGuardian } from './notify-invited-guardian.reactor.js';
import { tellMatchesJob } from './notify-matches.job.js';
import { tellWatchersOfRelease } from './notify-watchers-of-release.reactor.js';
import { pauseUnsupervisedJob } from './pause-unsupervised-listings.job.js';
import { pauseForMinors, pauseForSuspended } from './pause-unsupervised-listings.process.js';
import { ProcessesModule } from './processes.module.js';
import { remindOfEndsJob } from './remind-of-ends.job.js';
import { remindOfLoansJob } from './remind-of-loans.job.js';

export const processesManifest = defineManifest({
  name: 'processes',
  nestModule: ProcessesModule,
  reactors: (context) => [
    notifyInvitedGuardian({ eventStore: context.eventStore, notifier: context.get(NOTIFIER) }),
    deleteUnusedPhotos(context),
    followListings(context),
    followDeals({ ...context, access: context.get(MEMBER_ACCESS) }),
    tellWatchersOfRelease({
      eventStore: context.eventStore,
      access: context.get(MEMBER_ACCESS),
      notifier: context.get(NOTIFIER),
    }),
    tellEndedOffers({
      eventStore: context.eventStore,
      access: context.get(MEMBER_ACCESS),
      notifier: context.get(NOTIFIER),
    }),
    pauseForMinors(context),
    pauseForSuspended(context),
  ],
  jobs: (context) => [
    comeOfAgeJob(context),
    endGrantsJob(context),
    eraseMembersJob(context),
    pauseUnsupervisedJob(context),
    endDueListingsJob(context),
    endDueDealsJob(context),
    remindOfEndsJob(context),
    remindOfLoansJob(context),
    tellMatchesJob(context),
    digestMatchesJob(context),
    alertSavedSearchesJob(context),
    alertPriceDropsJob(context),
  ],
  exportSections: (context) => [exportListings(context)],
});
