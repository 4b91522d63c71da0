import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../modules/kernel/config/tokens.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../modules/members/blocks/blocked-pairs.ports.js';
import { MembersPagesController } from './members.controller.js';
import { blockedWith } from './members.queries.js';

const blockedPairs = {
  provide: BLOCKED_PAIRS,
  inject: [DATABASE],
  useFactory: (db: Database): BlockedPairs => ({ blockedWith: (memberId) => blockedWith(db, memberId) }),
};

@Global()
@Module({ controllers: [MembersPagesController], providers: [blockedPairs], exports: [blockedPairs] })
export class MemberPagesModule {}
