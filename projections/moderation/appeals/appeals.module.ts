import { Global, Module } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  APPEALED_DECISIONS,
  type AppealedDecisions,
} from '../../../modules/moderation/appeal/appealed-decisions.ports.js';
import { AppealsReadController } from './appeals.controller.js';
import { decisionsAbout } from './appeals-of-members.queries.js';

const decisions = {
  provide: APPEALED_DECISIONS,
  inject: [DATABASE],
  useFactory: (db: Database): AppealedDecisions => ({ about: (memberIds) => decisionsAbout(db, memberIds) }),
};

@Global()
@Module({ controllers: [AppealsReadController], providers: [decisions], exports: [decisions] })
export class AppealsProjectionModule {}
