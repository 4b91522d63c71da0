import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { DEAL_HISTORY, type DealHistory } from '../../../modules/limits/deal-history.ports.js';
import { LISTING_DEALS } from '../../../modules/marketplace/listing-deals.ports.js';
import { SELLER_RATINGS, type SellerRatings } from '../../../modules/marketplace/seller-ratings.ports.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { TALKS, type Talks } from '../../../modules/messages/talks.ports.js';
import { DealsReadController } from './deals.controller.js';
import { listingDeals } from './listing-deals.queries.js';
import { hasDealtSince, hasOutcome } from './outcomes.queries.js';
import { ratingFor, ratingsOf, ratingsOfEach } from './reputation.queries.js';

const outcomes = {
  provide: DEAL_HISTORY,
  inject: [DATABASE],
  useFactory: (db: Database): DealHistory => ({
    hasOutcome: (memberId) => hasOutcome(db, memberId),
    hasDealtSince: (one, other, since) => hasDealtSince(db, one, other, since),
    ratingsOf: (memberId) => ratingsOf(db, memberId),
    ratingsOfEach: (memberIds) => ratingsOfEach(db, memberIds),
  }),
};

const ofListings = {
  provide: LISTING_DEALS,
  inject: [DATABASE, MEMBER_NAMES, BLOCKED_PAIRS],
  useFactory: (db: Database, people: MemberNames, blocks: BlockedPairs) =>
    listingDeals({ db, people, blocks }),
};

const ratings = {
  provide: SELLER_RATINGS,
  inject: [DATABASE, TALKS, MEMBER_RELATIONS, STOREFRONTS],
  useFactory: (
    db: Database,
    talks: Talks,
    relations: MemberRelations,
    storefronts: Storefronts,
  ): SellerRatings => ({
    of: (memberId, readerId) => ratingFor({ db, talks, relations, storefronts }, memberId, readerId),
  }),
};

@Global()
@Module({
  controllers: [DealsReadController],
  providers: [outcomes, ofListings, ratings],
  exports: [outcomes, ofListings, ratings],
})
export class DealsProjectionModule {}
