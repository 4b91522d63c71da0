import { Global, Module } from '@nestjs/common';
import { DONATION_LOOKUP } from '../../../modules/donations/donations.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { donationLookup } from './donation-lookup.queries.js';
import { GiftsReadController } from './gifts.controller.js';
import { GivingController } from './giving.controller.js';

const lookup = {
  provide: DONATION_LOOKUP,
  inject: [DATABASE],
  useFactory: (db: Database) => donationLookup(db),
};

/** Controllers in the order of their paths: what is read of many gifts is found before that of one could take its path. */
@Global()
@Module({ controllers: [GivingController, GiftsReadController], providers: [lookup], exports: [lookup] })
export class DonationsProjectionModule {}
