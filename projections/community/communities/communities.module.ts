import { Global, Module } from '@nestjs/common';
import { COMMUNITIES_OF_READERS } from '../../../modules/community/community/communities.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { CommunitiesReadController } from './communities.controller.js';
import { CommunitiesReader } from './communities.reader.js';
import { CommunityMembersController } from './members.controller.js';
import { communitiesOfReaders } from './readers.queries.js';

const ofReaders = {
  provide: COMMUNITIES_OF_READERS,
  inject: [DATABASE],
  useFactory: (db: Database) => communitiesOfReaders(db),
};

@Global()
@Module({
  controllers: [CommunitiesReadController, CommunityMembersController],
  providers: [CommunitiesReader, ofReaders],
  exports: [ofReaders],
})
export class CommunitiesModule {}
