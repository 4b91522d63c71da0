import { defineManifest } from '../kernel/manifest/manifest.js';
import { deleteOldAudienceJob } from './audience/delete-old-audience.job.js';
import { boostEvents } from './boost/boost.events.js';
import { deleteActionsOfErased } from './delete-actions.reactor.js';
import { endDueListingsJob } from './listing/end-due-listings.job.js';
import { holdReleased } from './listing/hold-released.effect.js';
import { listingContent } from './listing/listing.content.js';
import { listingEvents } from './listing/listing.events.js';
import { listingNotifications } from './listing/listing.notifications.js';
import { listingPaused } from './listing/listing-paused.effect.js';
import { remindOfEndsJob } from './listing/remind-of-ends.job.js';
import { marketplaceMigrations } from './marketplace.migrations.js';
import { MarketplaceModule } from './marketplace.module.js';
import { ownListing, saleRequest } from './marketplace.notification-kinds.js';

export const marketplaceManifest = defineManifest({
  name: 'marketplace',
  nestModule: MarketplaceModule,
  migrations: marketplaceMigrations,
  reactors: (context) => [deleteActionsOfErased(context)],
  jobs: (context) => [deleteOldAudienceJob(context), endDueListingsJob(context), remindOfEndsJob(context)],
  streams: [boostEvents, listingEvents],
  contents: [listingContent],
  effects: [listingPaused, holdReleased],
  notificationTypes: [saleRequest, ownListing],
  notifications: listingNotifications,
});
