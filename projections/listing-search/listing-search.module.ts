import { Module } from '@nestjs/common';
import { ListingSearchController } from './listing-search.controller.js';

@Module({ controllers: [ListingSearchController] })
export class ListingSearchModule {}
