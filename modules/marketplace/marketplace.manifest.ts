import { defineManifest } from '../kernel/manifest/manifest.js';
import { listingEvents } from './listing/listing.events.js';
import { listingNotifications } from './listing/listing.notifications.js';
import { MarketplaceModule } from './marketplace.module.js';

export const marketplaceManifest = defineManifest({
  name: 'marketplace',
  nestModule: MarketplaceModule,
  streams: [listingEvents],
  notifications: listingNotifications,
});
