import { defineManifest } from '../kernel/manifest/manifest.js';
import { forgetActs } from '../limits/forget-acts.reactor.js';
import { purgeActs } from '../limits/purge-acts.job.js';
import { purgeAudience } from './audience/purge-audience.job.js';
import { endDueListingsJob } from './listing/end-due-listings.job.js';
import { listingEvents } from './listing/listing.events.js';
import { listingNotifications } from './listing/listing.notifications.js';
import { remindOfEndsJob } from './listing/remind-of-ends.job.js';
import { marketplaceMigrations } from './marketplace.migrations.js';
import { MarketplaceModule } from './marketplace.module.js';

export const marketplaceManifest = defineManifest({
  name: 'marketplace',
  nestModule: MarketplaceModule,
  migrations: marketplaceMigrations,
  reactors: () => [forgetActs],
  jobs: (context) => [
    purgeActs(context),
    purgeAudience(context),
    endDueListingsJob(context),
    remindOfEndsJob(context),
  ],
  streams: [listingEvents],
  notifications: listingNotifications,
});
