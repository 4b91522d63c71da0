import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  MEMBER_DECISIONS,
  type MemberDecisions,
} from '../../../modules/moderation/decision/member-decisions.ports.js';
import { AppealsReadController } from './appeals.controller.js';
import { decisionsAbout } from './appeals-of-members.queries.js';

const decisions = {
  provide: MEMBER_DECISIONS,
  inject: [DATABASE],
  useFactory: (db: Database): MemberDecisions => ({ about: (memberIds) => decisionsAbout(db, memberIds) }),
};

@Global()
@Module({ controllers: [AppealsReadController], providers: [decisions], exports: [decisions] })
export class AppealsProjectionModule {}
