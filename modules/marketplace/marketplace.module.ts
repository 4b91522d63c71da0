import { Module } from '@nestjs/common';
import { MarketplaceController } from './marketplace.controller.js';
import { PhotosController } from './photos/photos.controller.js';
import { PlacesController } from './places/places.controller.js';

@Module({
  controllers: [MarketplaceController, PhotosController, PlacesController],
})
export class MarketplaceModule {}
