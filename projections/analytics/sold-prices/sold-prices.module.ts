import { Module } from '@nestjs/common';
import { SoldPricesController } from './sold-prices.controller.js';

@Module({ controllers: [SoldPricesController] })
export class SoldPricesModule {}
