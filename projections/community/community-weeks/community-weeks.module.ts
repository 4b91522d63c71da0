import { Global, Module } from '@nestjs/common';
import { COMMUNITY_WEEKS } from '../../../modules/community/tools/tools.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { communityWeeksAnswers } from './community-weeks.queries.js';

const answers = {
  provide: COMMUNITY_WEEKS,
  inject: [DATABASE],
  useFactory: (db: Database) => communityWeeksAnswers(db),
};

@Global()
@Module({ providers: [answers], exports: [answers] })
export class CommunityWeeksModule {}
