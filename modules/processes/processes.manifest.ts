import { defineManifest } from '../kernel/manifest/manifest.js';
import { PHOTOS } from '../media/photos.ports.js';
import { MEMBER_RELATIONS } from '../members/member-relations.ports.js';
import { NOTIFIER } from '../notifications/notifications.ports.js';
import { deleteKeptPhotosJob } from './delete-kept-photos.job.js';
import { deleteUnusedPhotos } from './delete-unused-photos.reactor.js';
import { endPartsInBuilds } from './end-parts-in-builds.process.js';
import { eraseDonorJob, eraseDonors } from './erase-donors.process.js';
import { eraseMembersJob } from './erase-members.job.js';
import { followDeals } from './follow-deals.process.js';
import { followFoundParts } from './follow-found-parts.process.js';
import { followGiftPayments } from './follow-gift-payments.process.js';
import { followInstalledParts } from './follow-installed-parts.process.js';
import { followListings } from './follow-listings.process.js';
import { followOrderPayments } from './follow-order-payments.process.js';
import { followProfile } from './follow-profile.process.js';
import { followSubscriptions } from './follow-subscriptions.process.js';
import { notifyEndedOffers } from './notify-ended-offers.reactor.js';
import { offerPublishedSpaces } from './offer-published-spaces.process.js';
import { offerSoldBuilds } from './offer-sold-builds.process.js';
import { pauseCancelledSales } from './pause-cancelled-sales.process.js';
import { pauseUnsupervisedJob } from './pause-unsupervised-listings.job.js';
import { pauseForMinors, pauseForSuspended } from './pause-unsupervised-listings.process.js';
import { ProcessesModule } from './processes.module.js';
import { releaseBetweenBlockedJob } from './release-between-blocked.job.js';
import { releaseBetweenBlocked } from './release-between-blocked.process.js';
import { resolveSold } from './resolve-sold-reports.process.js';
import { writeSecurityEvents } from './security-events.reactor.js';
import { sendOrderRefunds } from './send-order-refunds.process.js';
import { tellBuyers } from './tell-buyers.process.js';
import { tellHoldersOfChanges } from './tell-holders-of-changes.process.js';
import { tellOfRenewalJob, tellOfRenewals } from './tell-of-renewals.process.js';
import { tellRequesters } from './tell-requesters.process.js';
import { thankGifts } from './thank-gifts.process.js';
import { withdrawKingTier } from './withdraw-king-tier.process.js';

export const processesManifest = defineManifest({
  name: 'processes',
  nestModule: ProcessesModule,
  reactors: (context) => [
    deleteUnusedPhotos(context),
    followProfile(context),
    followListings(context),
    followDeals({ ...context, relations: context.get(MEMBER_RELATIONS) }),
    notifyEndedOffers({
      eventStore: context.eventStore,
      relations: context.get(MEMBER_RELATIONS),
      notifier: context.get(NOTIFIER),
    }),
    endPartsInBuilds(context),
    followInstalledParts(context),
    followFoundParts({ ...context, photos: context.get(PHOTOS) }),
    offerSoldBuilds({ ...context, relations: context.get(MEMBER_RELATIONS) }),
    followSubscriptions(context),
    pauseForMinors(context),
    pauseForSuspended(context),
    releaseBetweenBlocked(context),
    resolveSold(context),
    followGiftPayments(context),
    followOrderPayments(context),
    sendOrderRefunds(context),
    offerPublishedSpaces(context),
    pauseCancelledSales(context),
    tellBuyers(context),
    tellHoldersOfChanges(context),
    tellOfRenewals(context),
    tellRequesters(context),
    thankGifts(context),
    withdrawKingTier(context),
    eraseDonors(context),
    writeSecurityEvents(context),
  ],
  jobs: (context) => [
    deleteKeptPhotosJob(context),
    eraseMembersJob(context),
    eraseDonorJob(context),
    pauseUnsupervisedJob(context),
    releaseBetweenBlockedJob(context),
    tellOfRenewalJob(context),
  ],
});
