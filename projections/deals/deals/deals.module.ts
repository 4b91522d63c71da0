import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { DEAL_HISTORY, type DealHistory } from '../../../modules/limits/deal-history.ports.js';
import { LISTING_DEALS } from '../../../modules/marketplace/listing-deals.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { DealsReadController } from './deals.controller.js';
import { listingDeals } from './listing-deals.queries.js';
import { hasDealtSince, hasOutcome } from './outcomes.queries.js';
import { ratingsOf, ratingsOfEach } from './reputation.queries.js';

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

@Global()
@Module({
  controllers: [DealsReadController],
  providers: [outcomes, ofListings],
  exports: [outcomes, ofListings],
})
export class DealsProjectionModule {}
