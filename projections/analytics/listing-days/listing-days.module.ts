import { Module } from '@nestjs/common';
import { ListingDaysController } from './listing-days.controller.js';

@Module({ controllers: [ListingDaysController] })
export class ListingDaysModule {}
