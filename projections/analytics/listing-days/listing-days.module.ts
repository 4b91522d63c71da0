import { Module } from '@nestjs/common';
import { ListingDaysController } from './listing-days.controller.js';
import { SellingController } from './selling.controller.js';

@Module({ controllers: [ListingDaysController, SellingController] })
export class ListingDaysModule {}
