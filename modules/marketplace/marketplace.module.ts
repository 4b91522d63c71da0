import { Global, Module } from '@nestjs/common';
import { AudienceController } from './audience/audience.controller.js';
import { SeenCounts } from './audience/seen-counts.js';
import { BoostsController } from './boost/boosts.controller.js';
import { BoostsService } from './boost/boosts.service.js';
import { LISTING_DRAFTS } from './drafts.ports.js';
import { LISTING_COMMANDS } from './listing-commands.ports.js';
import { ListingCommandsService } from './listing-commands.service.js';
import { ListingDraftsService } from './listing-drafts.service.js';
import { ListingLimits } from './listing-limits.service.js';
import { ListingPhotos } from './listing-photos.service.js';
import { MarketplaceController } from './marketplace.controller.js';
import { OfferHistoryController } from './offer-history.controller.js';

const providers = [
  { provide: LISTING_DRAFTS, useClass: ListingDraftsService },
  { provide: LISTING_COMMANDS, useClass: ListingCommandsService },
];

@Global()
@Module({
  controllers: [AudienceController, BoostsController, MarketplaceController, OfferHistoryController],
  providers: [BoostsService, ListingLimits, ListingPhotos, SeenCounts, ...providers],
  exports: providers,
})
export class MarketplaceModule {}
