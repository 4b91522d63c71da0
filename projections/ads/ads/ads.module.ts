import { Module } from '@nestjs/common';
import { AdsReadController } from './ads.controller.js';
import { AdsServing } from './ads-serving.js';
import { ShownAdsController } from './shown-ads.controller.js';

@Module({ controllers: [ShownAdsController, AdsReadController], providers: [AdsServing] })
export class AdsProjectionModule {}
