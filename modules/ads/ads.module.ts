import { Global, Module } from '@nestjs/common';
import { AdsController } from './ads.controller.js';
import { AD_COUNTS } from './ads.ports.js';
import { Ads } from './ads.service.js';
import { BufferedCounts } from './count/buffered-counts.js';

const counts = { provide: AD_COUNTS, useClass: BufferedCounts };

/** The commands of ads, and their counts for the read model. */
@Global()
@Module({ controllers: [AdsController], providers: [Ads, counts], exports: [counts] })
export class AdsModule {}
