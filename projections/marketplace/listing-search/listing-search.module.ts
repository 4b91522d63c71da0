import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { ATTENDING_ADS } from '../../../modules/marketplace/attending-ads.ports.js';
import { ListingQuery } from '../../../modules/marketplace/listing.schemas.js';
import {
  LISTING_SEARCHES,
  type ListingSearches,
} from '../../../modules/marketplace/listing-searches.ports.js';
import { NEWEST_LISTINGS } from '../../../modules/marketplace/newest-listings.ports.js';
import { SOLD_PRICES } from '../../../modules/marketplace/sold-prices.ports.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { PUBLIC_PHOTOS, type PublicPhotos } from '../../../modules/media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { KNOWN_MEMBERS } from '../../../modules/members/blocks/known-members.ports.js';
import { GARAGES, type Garages } from '../../../modules/members/garages.ports.js';
import { attendingAds } from './attending-ads.queries.js';
import { searchListings } from './find/search.js';
import { ListingSearchController } from './listing-search.controller.js';
import { haveDealt, openHoldsOf } from './listings-of-members.queries.js';
import { NewItemsController } from './new-items.controller.js';
import { newestListings } from './newest-listings.queries.js';
import { photosOf, publicOf } from './public-listing.queries.js';
import { soldPrices } from './sold-prices.queries.js';
import { publicMembers } from './storefront/public-member.queries.js';
import { isStorefrontOpen, lastPlaceOf } from './storefront/storefront-visibility.queries.js';

const storefronts = {
  provide: STOREFRONTS,
  inject: [DATABASE, DomainEventStore],
  useFactory: (db: Database, { keys }: DomainEventStore): Storefronts => ({
    isOpen: (memberId) => isStorefrontOpen(db, memberId),
    sellersOf: (memberIds) => publicMembers(db, memberIds),
    publicOf: (listingIds) => publicOf(db, listingIds),
    openHoldsOf: (memberId) => openHoldsOf(db, memberId),
    lastPlaceOf: (sellerId) => lastPlaceOf(db, keys, sellerId),
    haveDealt: (one, other) => haveDealt(db, one, other),
  }),
};

const knownMembers = { provide: KNOWN_MEMBERS, useExisting: STOREFRONTS };

const publicPhotos = {
  provide: PUBLIC_PHOTOS,
  inject: [DATABASE],
  useFactory:
    (db: Database): PublicPhotos =>
    (listingId, now) =>
      photosOf(db, listingId, now),
};

const listingSearches = {
  provide: LISTING_SEARCHES,
  inject: [DATABASE, GARAGES],
  useFactory: (db: Database, garages: Garages): ListingSearches => ({
    isSearch: (query) => ListingQuery.safeParse(query).success,
    newest: async (query, now, { id, unseen }) => {
      const { data } = ListingQuery.safeParse({ ...query, sort: 'newest', limit: '24', expand: 'false' });
      if (!data) return [];
      const garage = data.fits ? await garages.vehiclesOf(id) : [];
      const { listings } = await searchListings(db, { ...data, cursor: undefined }, now, {
        ...{ unseen, garage, isLiteral: true },
      });
      return listings.flatMap(({ id, title, price, seller, publishedAt }) =>
        publishedAt === null ? [] : [{ id, title, price, sellerId: seller.id, publishedAt }],
      );
    },
  }),
};

const newest = {
  provide: NEWEST_LISTINGS,
  inject: [DATABASE, BLOCKED_PAIRS],
  useFactory: (db: Database, blocks: BlockedPairs) => newestListings(db, blocks),
};

const attending = {
  provide: ATTENDING_ADS,
  inject: [DATABASE],
  useFactory: (db: Database) => attendingAds(db),
};

const sold = {
  provide: SOLD_PRICES,
  inject: [DATABASE],
  useFactory: (db: Database) => soldPrices(db),
};

@Global()
@Module({
  controllers: [ListingSearchController, NewItemsController],
  providers: [storefronts, knownMembers, publicPhotos, listingSearches, newest, attending, sold],
  exports: [storefronts, knownMembers, publicPhotos, listingSearches, newest, attending, sold],
})
export class ListingSearchModule {}
