import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { LISTING_TITLES, type ListingTitles } from '../../../modules/notifications/notifications.ports.js';
import { titlesOf } from './notifications.queries.js';

const listingTitles = {
  provide: LISTING_TITLES,
  inject: [DATABASE],
  useFactory: (db: Database): ListingTitles => ({ titlesOf: (ids) => titlesOf(db, ids) }),
};

/** Answers what listings are called today. */
@Global()
@Module({ providers: [listingTitles], exports: [listingTitles] })
export class NotificationsProjectionModule {}
