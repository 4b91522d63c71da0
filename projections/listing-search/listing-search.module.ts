import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../modules/marketplace/storefronts.ports.js';
import { ListingSearchController } from './listing-search.controller.js';
import { publicStorefront } from './public-storefront.queries.js';
import { haveDealt, isStorefrontOpen, lastPlaceOf, publicOf } from './storefront-visibility.queries.js';

const storefronts = {
  provide: STOREFRONTS,
  inject: [DATABASE],
  useFactory: (db: Database): Storefronts => ({
    isOpen: (memberId) => isStorefrontOpen(db, memberId),
    sellerOf: (memberId) => publicStorefront(db, memberId),
    publicOf: (listingIds) => publicOf(db, listingIds),
    lastPlaceOf: (sellerId) => lastPlaceOf(db, sellerId),
    haveDealt: (one, other) => haveDealt(db, one, other),
  }),
};

@Global()
@Module({ controllers: [ListingSearchController], providers: [storefronts], exports: [storefronts] })
export class ListingSearchModule {}
