import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ListingHandler } from './listing.handler.js';
import { MarketplaceController } from './marketplace.controller.js';
import { PhotosController } from './photos/photos.controller.js';
import { PlacesController } from './places/places.controller.js';

@Module({
  imports: [CqrsModule],
  controllers: [MarketplaceController, PhotosController, PlacesController],
  providers: [ListingHandler],
})
export class MarketplaceModule {}
