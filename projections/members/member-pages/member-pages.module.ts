import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { GARAGES, type Garages } from '../../../modules/members/garages.ports.js';
import { WARDS, type Wards } from '../../../modules/members/guardians/wards.ports.js';
import { HOMES, type Homes } from '../../../modules/members/homes.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { ENDED_GRANTS, type EndedGrants } from '../../../modules/memberships/grants/ended-grants.ports.js';
import { TIER_HOLDERS } from '../../../modules/memberships/grants/tier-holders.ports.js';
import { ACTOR_NAMES } from '../../../modules/notifications/actor-names.ports.js';
import { endedGrants, tierHolders } from './grants.queries.js';
import { minorsOf } from './guardians.queries.js';
import { MembersPagesController } from './member-pages.controller.js';
import { blockedWith, homeOf, homesFrom, vehiclesOf } from './member-pages.queries.js';
import { namesFor } from './names.queries.js';

const blockedPairs = {
  provide: BLOCKED_PAIRS,
  inject: [DATABASE],
  useFactory: (db: Database): BlockedPairs => ({ blockedWith: (memberId) => blockedWith(db, memberId) }),
};

const memberNames = {
  provide: MEMBER_NAMES,
  inject: [DATABASE],
  useFactory: (db: Database): MemberNames => ({
    namesFor: (readerId, memberIds) => namesFor(db, readerId, memberIds),
  }),
};

const garages = {
  provide: GARAGES,
  inject: [DATABASE],
  useFactory: (db: Database): Garages => ({ vehiclesOf: (memberId) => vehiclesOf(db, memberId) }),
};

const homes = {
  provide: HOMES,
  inject: [DATABASE],
  useFactory: (db: Database): Homes => ({
    page: (after, limit) => homesFrom(db, after, limit),
    areaOf: (memberId) => homeOf(db, memberId),
  }),
};

const actorNames = { provide: ACTOR_NAMES, useExisting: MEMBER_NAMES };

const wards = {
  provide: WARDS,
  inject: [DATABASE],
  useFactory: (db: Database): Wards => ({ minorsOf: (guardianId) => minorsOf(db, guardianId) }),
};

const grants = {
  provide: ENDED_GRANTS,
  inject: [DATABASE],
  useFactory: (db: Database): EndedGrants => ({ endedAt: (now, limit) => endedGrants(db, now, limit) }),
};

const holders = { provide: TIER_HOLDERS, inject: [DATABASE], useFactory: (db: Database) => tierHolders(db) };

@Global()
@Module({
  controllers: [MembersPagesController],
  providers: [blockedPairs, memberNames, actorNames, garages, homes, wards, grants, holders],
  exports: [blockedPairs, memberNames, actorNames, garages, homes, wards, grants, holders],
})
export class MemberPagesModule {}
